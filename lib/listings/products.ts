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
  const { id } = await tx.product.upsert({
    where: { manufacturerId_normalisedMpn: { manufacturerId, normalisedMpn } },
    create: {
      manufacturerId,
      normalisedMpn,
      mpn: input.mpn,
      nameDe: input.nameDe,
      nameEn: input.nameEn,
    },
    update: {},
    select: { id: true },
  });
  return id;
}
