import { compareSomeManufacturers } from "@/lib/manufacturers/job";

export async function compareAllManufacturers(): Promise<void> {
  while (await compareSomeManufacturers()) {}
}
