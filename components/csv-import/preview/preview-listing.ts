import type { PreviewListing } from "@/lib/csv-import/previewed-row";
import type { Listing } from "@/lib/listings/listing";

const notYet = new Date(0);

/** A row as a listing that lists can show: a draft, as the spec has it (§4), and of nobody yet. */
export function listingOfPreview({
  manufacturer,
  picture: _,
  ...entered
}: PreviewListing): Listing {
  return {
    ...entered,
    id: 0,
    createdAt: notYet,
    updatedAt: notYet,
    status: "DRAFT",
    manufacturerId: 0,
    manufacturer: { id: 0, name: manufacturer },
    productId: null,
    product: null,
    availableQuantity: entered.quantity,
    bundlePriceQuantity: null,
    tradeLimitInCt: null,
    sellerBlocked: false,
    version: 1,
    documents: [],
    mainImageId: null,
    mainImage: null,
    views: 0,
    favorite: false,
    ownerUserId: null,
    owner: null,
    reservedQuantity: null,
    soldQuantity: null,
    transactionCount: null,
    lastTransactionAt: null,
    transactions: [],
  };
}
