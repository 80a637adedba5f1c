import type { Listing } from "@/lib/listings/listing";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import type { Match } from "./search-page-schema";

type Find = Pick<Listing, "mpn" | "ean" | "alternateProductCodes"> & { match: Match | null };

/** Answers the code as its seller wrote it, so that spellings of one code share an address. */
export function canonicalQuery(query: string, finds: Find[]): string {
  const code = normaliseCode(query);
  const [best] = finds;
  if (best?.match?.kind !== "exact") {
    return query;
  }
  const codes = [best.mpn, best.ean, ...best.alternateProductCodes];
  return codes.find((written) => written !== null && normaliseCode(written) === code) ?? query;
}
