import { z } from "zod";
import { cappedPageOf } from "@/lib/fields/capped-page";
import { listingConditions } from "@/lib/fields/listing-status-and-condition";
import { namedUser, party } from "@/lib/fields/party";
import { rowId, uuid } from "@/lib/fields/primitives";
import { transactionStatus } from "./schema";

/** The SQL function `requested_item` writes this shape. */
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
  condition: z.enum(listingConditions).nullable(),
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

/** The listing at the time of the request. */
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

export const transaction = z
  .object({
    id: rowId,
    userId: uuid.describe("The buyer's."),
    user: party.describe("The buyer, as in buyer."),
    buyer: party.describe("The seller sees the billing address from RESERVED on."),
    seller: party.nullable().describe("Null unless you are the seller or an administrator."),
    requested: requestedItem.describe("What was requested, as it was by then."),
    listing: z
      .object({
        id: rowId,
        mpn: z.string().nullable(),
        ean: z.string().nullable(),
        manufacturer: z.object({ id: rowId, name: z.string() }),
        nameDe: z.string(),
        nameEn: z.string().nullable(),
        ownerUserId: uuid.nullable().describe("Null where seller is."),
        owner: party.nullable().describe("The same as seller."),
      })
      .describe("As it is now."),
    quantity: z.int().min(1),
    status: transactionStatus,
    note: z.string().nullable(),
    totalInCt: z.int().describe("At the time of the request."),
    pricePerProductInCt: z
      .int()
      .nullable()
      .describe("At the time of the request; null of a lot that has one price as a whole."),
    createdAt: z.date(),
    updatedAt: z.date(),
    completedAt: z.date().nullable(),
    duration: z
      .int()
      .nullable()
      .describe("Request to completion in milliseconds, null while not completed."),
    voided: z
      .object({ at: z.date(), reason: z.string() })
      .nullable()
      .describe("By an administrator, of a completed transaction: no figure counts it."),
    withdrawn: z.boolean().describe("Cancelled by the buyer, and final by that."),
    blockedParty: z
      .enum(["seller", "buyer"])
      .nullable()
      .describe("Whose account is blocked while it is requested or reserved: it waits until then."),
    /** A buyer withdraws where others cancel, also an administrator. */
    isOwnRequest: z.boolean().describe("Whether you are its buyer."),
    settableStatuses: z.array(transactionStatus).describe("What you may set the status to now."),
  })
  .meta({ id: "Transaction" });
export type Transaction = z.output<typeof transaction>;

export const transactionPage = cappedPageOf(transaction).meta({ id: "TransactionPage" });
export type TransactionPage = z.output<typeof transactionPage>;

export const transactionExportPage = z
  .object({
    rows: z.array(transaction),
    next: rowId.nullable().describe("The after of the next page; null at the end."),
  })
  .meta({ id: "TransactionExportPage" });
export type TransactionExportPage = z.output<typeof transactionExportPage>;

export const transactionHistoryEntry = z
  .object({
    from: transactionStatus.nullable().describe("Null of the request itself."),
    to: transactionStatus,
    createdAt: z.date(),
    by: z
      .enum(["buyer", "seller", "administrator", "system"])
      .describe("system: the change followed by itself."),
    voidReason: z
      .string()
      .nullable()
      .describe("Of the entry that an administrator has voided a completed transaction by."),
    /** Never tells the buyer who the seller is. */
    actor: namedUser.nullable().describe("Null where you may not know who it was."),
  })
  .meta({ id: "TransactionHistoryEntry" });
export type TransactionHistoryEntry = z.output<typeof transactionHistoryEntry>;
