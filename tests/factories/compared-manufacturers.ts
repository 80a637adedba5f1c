import { compareSomeManufacturers } from "@/lib/manufacturers/duplicates";

export async function compareAllManufacturers(): Promise<void> {
  while (await compareSomeManufacturers()) {}
}
