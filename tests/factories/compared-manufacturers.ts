import { compareSomeManufacturers } from "@/lib/manufacturers/duplicates";

/** Runs the comparison job for all waiting manufacturers. */
export async function compareAllManufacturers(): Promise<void> {
  while (await compareSomeManufacturers()) {}
}
