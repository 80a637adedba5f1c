import { isMember, type Viewer } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getListingHistory } from "@/lib/listings/operations";
import { loadAs } from "@/lib/operations/load-for-page";
import { isManaged } from "@/lib/stock/rules";
import { getTransactionsByListingId } from "@/lib/transactions/operations";

/** Transactions that the viewer may see, and the history for managers and requesters. */
export async function loadTransactionsAndHistory(viewer: Viewer, listing: Listing) {
  if (!isMember(viewer)) {
    return { transactions: [], history: [] };
  }
  const of = { listingId: listing.id };
  const transactions = await loadAs(viewer, getTransactionsByListingId, of);
  const isParty = isManaged(listing) || transactions.length > 0;
  const history = isParty ? await loadAs(viewer, getListingHistory, of) : [];
  return { transactions, history };
}
