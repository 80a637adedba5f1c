/** Cache tag of everything that shows this listing alone. */
export function listingTag(listingId: number): string {
  return `listing:${listingId}`;
}

/** Cache tag of everything that shows a list of listings. */
export const listingsTag = "listings";

/** Cache tag that everything carries which shows one listing: for changes of more than are worth naming. */
export const everyListingTag = "every-listing";

export const manufacturersTag = "manufacturers";

/** Cache tag of everything that shows a manufacturer's name beside something else. */
export const manufacturerNamesTag = "maker-names";
