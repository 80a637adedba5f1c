import { compareSomeManufacturers } from "@/lib/manufacturers/duplicates";

/** Has the job's work done for all that wait for it. */
export async function compareAllManufacturers(): Promise<void> {
  while (await compareSomeManufacturers()) {
    // Some at a time.
  }
}
