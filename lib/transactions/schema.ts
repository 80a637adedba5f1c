import { z } from "zod";
import { pageFields } from "@/lib/operations/pages";

const id = z.int().min(1).max(2_147_483_647);

export const transactionStatus = z.enum(["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"]);
export type TransactionStatus = z.output<typeof transactionStatus>;

export const transactionRole = z.enum(["all", "buyer", "seller"]);
export type TransactionRole = z.output<typeof transactionRole>;

/** A buyer's request (spec §2.7, contract §5). */
export const transactionRequest = z.object({
  listingId: id,
  quantity: z.int().min(1).max(1_000_000),
  note: z
    .string()
    .trim()
    .max(2000)
    .refine((note) => !note.includes("\0") && note.isWellFormed(), { error: "invalid" })
    .nullish()
    .transform((note) => note || null),
});
export type TransactionRequest = z.output<typeof transactionRequest>;

export const transactionStatusChange = z.object({ id, status: transactionStatus });

/** The canonical payload is an object; the bare id is accepted too (contract §2). */
export const transactionListingInput = z.union([
  z.object({ listingId: id }),
  id.transform((listingId) => ({ listingId })),
]);

export const transactionFilter = z.object({
  userId: z.uuid().optional(),
  role: transactionRole.default("all"),
  status: transactionStatus.optional(),
  ...pageFields,
});
export type TransactionFilter = z.output<typeof transactionFilter>;
