export function listingTag(listingId: number): string {
  return `listing:${listingId}`;
}

export const listingsTag = "listings";

/** For changes that affect too many listings to name. */
export const everyListingTag = "every-listing";

export const manufacturersTag = "manufacturers";

export const manufacturerNamesTag = "maker-names";
