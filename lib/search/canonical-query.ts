import type { Listing } from "@/lib/listings/listing";
import type { Match } from "./hit";
import { normaliseCode } from "./rules";

type Find = Pick<Listing, "mpn" | "ean" | "alternateProductCodes"> & { match: Match | null };

/**
 * The query that a search is known to search engines by: of a number as its best exact find writes it, so that 6205, 62-05
 * and 62 05 are one address; of all else the query itself.
 */
export function canonicalQuery(query: string, finds: Find[]): string {
  const code = normaliseCode(query);
  const [best] = finds;
  if (best?.match?.kind !== "exact") {
    return query;
  }
  const codes = [best.mpn, best.ean, ...best.alternateProductCodes];
  return codes.find((written) => written !== null && normaliseCode(written) === code) ?? query;
}
