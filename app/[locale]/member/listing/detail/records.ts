import { isMember, type Viewer } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getListingHistory } from "@/lib/listings/operations";
import { loadAs } from "@/lib/operations/load";
import { isManaged } from "@/lib/stock/rules";
import { getTransactionsByListingId } from "@/lib/transactions/operations";

/** What was requested, as far as the viewer may see it, and what happened to a listing that the viewer manages or has requested. */
export async function loadRecords(viewer: Viewer, listing: Listing) {
  if (!isMember(viewer)) {
    return { transactions: [], history: [] };
  }
  const of = { listingId: listing.id };
  const transactions = await loadAs(viewer, getTransactionsByListingId, of);
  const isParty = isManaged(listing) || transactions.length > 0;
  const history = isParty ? await loadAs(viewer, getListingHistory, of) : [];
  return { transactions, history };
}
