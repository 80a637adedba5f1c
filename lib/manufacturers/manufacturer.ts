import { z } from "zod";
import { rowId } from "@/lib/operations/fields";

export const manufacturer = z.object({ id: rowId, name: z.string() }).meta({ id: "Manufacturer" });

export type Manufacturer = z.output<typeof manufacturer>;

/** A manufacturer with what is for sale of it. */
export const manufacturerOffers = manufacturer
  .extend({ offers: z.int().describe("Listings for sale; 1001 stands for more than 1,000.") })
  .meta({ id: "ManufacturerOffers" });

export type ManufacturerOffers = z.output<typeof manufacturerOffers>;
