import type { Listing } from "@/lib/listings/listing";
import { getAllManufacturers } from "@/lib/manufacturers/operations";
import { loadShared } from "@/lib/operations/load";

interface Manufacturer {
  id: number;
  name: string;
}

/**
 * The manufacturers that a filter offers: verified ones (spec §2.5), and the chosen one, which a row's link may have
 * named without its being verified yet.
 */
export async function manufacturersToChoose(
  chosenId: number | undefined,
  listings: Listing[],
): Promise<Manufacturer[]> {
  const verified = await loadShared(getAllManufacturers, { onlyVerified: true });
  const chosen = listings.find(({ manufacturerId }) => manufacturerId === chosenId)?.manufacturer;
  const isOffered = !chosen || verified.some(({ id }) => id === chosen.id);
  return isOffered ? verified : [...verified, chosen];
}
