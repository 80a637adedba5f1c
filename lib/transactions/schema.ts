import { z } from "zod";
import { pageFields, rowId, text, uuid } from "@/lib/fields/primitives";
import { maxNoteLength, maxVoidReasonLength, minVoidReasonLength } from "./fields";
import { transactionStatuses } from "./transaction-status";

export const transactionStatus = z.enum(transactionStatuses).meta({ id: "TransactionStatus" });

/** COMPLETED includes voided ones, VOIDED has only those. */
export const transactionFilterStatus = z
  .enum([...transactionStatus.options, "VOIDED"])
  .meta({ id: "TransactionFilterStatus" });
export type TransactionFilterStatus = z.output<typeof transactionFilterStatus>;

export const transactionRole = z.enum(["all", "buyer", "seller"]);
export type TransactionRole = z.output<typeof transactionRole>;

/** Shown on a listing's page. */
export const maxOfListing = 200;

/** Part of a listing's own response. */
export const maxShownOfListing = 50;

export const transactionRequest = z.object({
  listingId: rowId,
  quantity: z.int().min(1).max(1_000_000),
  note: text(maxNoteLength)
    .nullish()
    .transform((note) => note || null),
});
export type TransactionRequest = z.output<typeof transactionRequest>;

/** `from` avoids overwriting an unseen change. */
export const transactionStatusChange = z.object({
  id: rowId,
  status: transactionStatus,
  from: transactionStatus
    .nullish()
    .describe(
      "The status that you have seen: where it is another by now, nothing is changed (409).",
    ),
});

/** Both parties read the reason. */
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

/** `after` is the last transaction of the page before. */
export const transactionExportFilter = z
  .object({
    ...ofUser,
    everybody: z.boolean().default(false).describe("For administrators."),
    after: rowId.nullish().describe("The next of the page before."),
  })
  .prefault({});
export type TransactionExportFilter = z.output<typeof transactionExportFilter>;

/** Longer than the form allows, so that sending reports the error. */
const maxTypedLength = 4_000;

/** Drops only what the database cannot store. */
const typed = z
  .string()
  .nullish()
  .transform((value) =>
    (value ?? "")
      .replaceAll("\0", "")
      .slice(0, maxTypedLength)
      .toWellFormed()
      .replace(/\r\n?/g, "\n"),
  );

export const requestDrafts = z.object({
  listingId: rowId,
  quantity: typed,
  note: typed,
  question: typed,
});
export type RequestDraft = z.output<typeof requestDrafts>;

/** The listing must match the draft. */
export const requestDraftNames = z.object({ id: uuid, listingId: rowId });
export type RequestDraftName = z.output<typeof requestDraftNames>;

export const leftOfDraft = z
  .object({
    quantity: z.string().nullable(),
    note: z.string().nullable(),
    question: z.string().nullable(),
  })
  .describe("As typed; null is what you have sent already.");
export type LeftOfDraft = z.output<typeof leftOfDraft>;

export const storedRequestDraft = z.object({
  id: uuid.describe("Nobody can guess it: it is the way back."),
});
