import type { Listing } from "@/lib/listings/listing";

/** A code for sale as its seller wrote it, and who makes the part. */
export interface SuggestedCode {
  code: string;
  manufacturer: string;
}

/** What a search bar offers while somebody types: codes first, then verified manufacturers. */
export interface SearchSuggestions {
  codes: SuggestedCode[];
  manufacturers: { id: number; name: string }[];
}

/** For a part that cannot be had: the same one from others, then parts with a similar code; all of them for sale. */
export interface AlternativeListings {
  same: Listing[];
  similar: Listing[];
}
