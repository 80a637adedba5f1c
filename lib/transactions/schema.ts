import { z } from "zod";
import { pageFields, rowId, text, uuid } from "@/lib/fields/primitives";
import {
  maxNoteLength,
  maxVoidReasonLength,
  minVoidReasonLength,
  transactionStatuses,
} from "./fields";

export const transactionStatus = z.enum(transactionStatuses).meta({ id: "TransactionStatus" });

/** What a list is filtered by: voided ones are completed too, and by that name alone. */
export const transactionFilterStatus = z
  .enum([...transactionStatus.options, "VOIDED"])
  .meta({ id: "TransactionFilterStatus" });
export type TransactionFilterStatus = z.output<typeof transactionFilterStatus>;

export const transactionRole = z.enum(["all", "buyer", "seller"]);
export type TransactionRole = z.output<typeof transactionRole>;

/** So many stand on a listing's own page; the others are in the lists. */
export const maxOfListing = 200;

/** So many a listing's own answer has (contract §2). */
export const maxShownOfListing = 50;

export const transactionRequest = z.object({
  listingId: rowId,
  quantity: z.int().min(1).max(1_000_000),
  note: text(maxNoteLength)
    .nullish()
    .transform((note) => note || null),
});
export type TransactionRequest = z.output<typeof transactionRequest>;

/** With `from` nobody overwrites a change that they have not seen. */
export const transactionStatusChange = z.object({
  id: rowId,
  status: transactionStatus,
  from: transactionStatus
    .nullish()
    .describe(
      "The status that you have seen: where it is another by now, nothing is changed (409).",
    ),
});

/** Why an administrator voids a completed transaction: both parties read it. */
export const transactionVoid = z.object({
  id: rowId,
  reason: text(maxVoidReasonLength).min(minVoidReasonLength, {
    error: `too_short:${minVoidReasonLength}`,
  }),
});
export type TransactionVoid = z.output<typeof transactionVoid>;

export const transactionIdInput = z.union([
  z.object({ id: rowId }),
  rowId.transform((id) => ({ id })),
]);

export const transactionListingInput = z.union([
  z.object({ listingId: rowId }),
  rowId.transform((listingId) => ({ listingId })),
]);

const filtered = "COMPLETED has those that were voided as well; VOIDED has them alone.";

const ofUser = {
  userId: uuid.nullish().describe("Yourself unless given; another is for administrators."),
  role: transactionRole
    .nullish()
    .describe("On which side of the trade: on either unless given.")
    .transform((role) => role ?? "all"),
  status: transactionFilterStatus.nullish().describe(filtered),
};

export const transactionFilter = z.object({ ...ofUser, ...pageFields }).prefault({});

export const allTransactionsFilter = z
  .object({ status: transactionFilterStatus.nullish().describe(filtered), ...pageFields })
  .prefault({});

/** From the newest on, or from behind the transaction `after`; `everybody` is for administrators. */
export const transactionExportFilter = z
  .object({
    ...ofUser,
    everybody: z.boolean().default(false).describe("For administrators."),
    after: rowId.nullish().describe("The next of the page before."),
  })
  .prefault({});
export type TransactionExportFilter = z.output<typeof transactionExportFilter>;
