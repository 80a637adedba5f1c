import { z } from "zod";
import { pageFields, rowId, text, uuid } from "@/lib/operations/fields";

export const transactionStatus = z.enum(["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"]);
export type TransactionStatus = z.output<typeof transactionStatus>;

export const transactionRole = z.enum(["all", "buyer", "seller"]);
export type TransactionRole = z.output<typeof transactionRole>;

/** A buyer's request (spec §2.7, contract §5). */
export const transactionRequest = z.object({
  listingId: rowId,
  quantity: z.int().min(1).max(1_000_000),
  note: text(2000)
    .nullish()
    .transform((note) => note || null),
});
export type TransactionRequest = z.output<typeof transactionRequest>;

export const transactionStatusChange = z.object({ id: rowId, status: transactionStatus });

/** The canonical payload is an object; the bare id is accepted too (contract §2). */
export const transactionListingInput = z.union([
  z.object({ listingId: rowId }),
  rowId.transform((listingId) => ({ listingId })),
]);

export const transactionFilter = z
  .object({
    userId: uuid.nullish(),
    role: transactionRole.nullish().transform((role) => role ?? "all"),
    status: transactionStatus.nullish(),
    ...pageFields,
  })
  .prefault({});
export type TransactionFilter = z.output<typeof transactionFilter>;
