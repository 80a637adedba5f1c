import { z } from "zod";
import { listingCondition } from "@/lib/listings/schema";
import { rowId, uuid } from "@/lib/operations/fields";

/** What was requested as a transaction keeps it; `requested_item` of the database writes it. */
export const storedItem = z.object({
  version: z.literal(1),
  manufacturer: z.object({ id: rowId, name: z.string() }),
  mpn: z.string().nullable(),
  ean: z.string().nullable(),
  alternateProductCodes: z.array(z.string()),
  nameDe: z.string(),
  nameEn: z.string().nullable(),
  descriptionDe: z.string(),
  descriptionEn: z.string().nullable(),
  condition: listingCondition.nullable(),
  yearOfManufacture: z.int().nullable(),
  dateCode: z.string().nullable(),
  quantity: z.int().describe("Of the whole listing."),
  minOrderQuantity: z.int(),
  bundleOnly: z.boolean(),
  currency: z.literal("EUR"),
  shippingPossible: z.boolean(),
  pickupPossible: z.boolean(),
  shippingPriceInCt: z.int().nullable(),
  shippingNote: z.string().nullable(),
});

/** The same as operations answer it: the listing as it was requested, whatever became of it (contract §5). */
export const requestedItem = storedItem
  .omit({ version: true })
  .extend({
    mainImageId: uuid.nullable().describe("Stays as long as the transaction."),
    filledAt: z
      .date()
      .nullable()
      .describe(
        "Of older transactions: when this was taken from the listing as it was by then. Null where it is that of the request.",
      ),
  })
  .meta({ id: "RequestedItem" });
export type RequestedItem = z.output<typeof requestedItem>;
