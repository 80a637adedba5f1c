import type { Listing } from "@/lib/listings/listing";
import { getListingHistory } from "@/lib/listings/operations";
import { isManaged } from "@/lib/listings/rules";
import { loadAs } from "@/lib/operations/load";
import { isMember, type Viewer } from "@/lib/operations/viewer";
import { getTransactionsByListingId } from "@/lib/transactions/operations";

/** What was requested, as far as the viewer may see it, and what happened to a listing that the viewer manages. */
export async function loadRecords(viewer: Viewer, listing: Listing) {
  if (!isMember(viewer)) {
    return { transactions: [], history: [] };
  }
  const of = { listingId: listing.id };
  const [transactions, history] = await Promise.all([
    loadAs(viewer, getTransactionsByListingId, of),
    isManaged(listing) ? loadAs(viewer, getListingHistory, of) : [],
  ]);
  return { transactions, history };
}
