import { compareSomeManufacturers } from "@/lib/manufacturers/mutations/duplicates";

export async function compareAllManufacturers(): Promise<void> {
  while (await compareSomeManufacturers()) {}
}
