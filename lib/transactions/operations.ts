import "server-only";
import { limits } from "@/lib/limits/limits";
import { listingsTag, listingTag } from "@/lib/listings/tags";
import { requireSelf, selfOrAdministrator, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { createTransaction as requestListing } from "./mutations";
import { listTransactionsOfListing, listTransactionsOfUser } from "./queries";
import {
  transactionFilter,
  transactionListingInput,
  transactionRequest,
  transactionStatusChange,
} from "./schema";
import { setTransactionStatus } from "./status";

/** Requests pieces of a listing; holds nothing yet (contract §5). */
export const createTransaction = operation({
  name: "create-transaction",
  access: signedIn,
  input: transactionRequest,
  limits: [{ limit: limits.newTransaction }],
  idempotent: true,
  run: ({ viewer, input, call }) => requestListing(viewer, input, call),
});

/** Changes a transaction's status and the stock with it (contract §5). */
export const updateTransaction = operation({
  name: "update-transaction",
  access: signedIn,
  input: transactionStatusChange,
  async run({ viewer, input, drop }) {
    const transaction = await setTransactionStatus(viewer, input.id, input.status);
    drop(listingTag(transaction.listing.id), listingsTag);
    return transaction;
  },
});

/** A listing's transactions: all for its owner and administrators, else the caller's own (spec §6). */
export const getTransactionsByListingId = operation({
  name: "get-transactions-by-listing-id",
  access: signedIn,
  input: transactionListingInput,
  run: ({ viewer, input }) => listTransactionsOfListing(viewer, input.listingId),
});

/** A user's transactions by role and status, newest first (spec §2.9). */
export const getTransactionsByUser = operation({
  name: "get-transactions-by-user",
  access: selfOrAdministrator,
  input: transactionFilter,
  run: ({ viewer, input }) =>
    listTransactionsOfUser(viewer, requireSelf(viewer, input.userId ?? undefined), input),
});
