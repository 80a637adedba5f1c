import "server-only";
import type { Database } from "@/lib/db/client";
import { normaliseCode } from "@/lib/search/rules";
import type { ListingInput } from "./schema";

/** The product of a manufacturer and number that a listing is one of, made when new; null without a number. */
export async function settleProduct(
  tx: Database,
  manufacturerId: number,
  input: Pick<ListingInput, "mpn" | "nameDe" | "nameEn">,
): Promise<number | null> {
  const normalisedMpn = normaliseCode(input.mpn ?? "");
  if (!input.mpn || normalisedMpn === "") {
    return null;
  }
  const { mpn, nameDe, nameEn } = input;
  const data = { manufacturerId, normalisedMpn, mpn, nameDe, nameEn };
  // Of two listings with the same new number the second waits for the first's row and finds it.
  await tx.product.createMany({ data, skipDuplicates: true });
  const where = { manufacturerId_normalisedMpn: { manufacturerId, normalisedMpn } };
  return (await tx.product.findUniqueOrThrow({ where, select: { id: true } })).id;
}
