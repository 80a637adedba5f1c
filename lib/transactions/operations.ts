import "server-only";
import { z } from "zod";
import { listingsTag, listingTag } from "@/lib/cache/tags";
import { AppError } from "@/lib/errors/app-error";
import { exampleIds } from "@/lib/fields/example-ids";
import type { Member } from "@/lib/fields/viewer";
import { limits } from "@/lib/limits/limits";
import {
  administrator,
  anyone,
  requireSelf,
  selfOrAdministrator,
  signedIn,
} from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { insertTransaction } from "./mutations/create";
import {
  createRequestDraft as keepDraft,
  getRequestDraft as readDraft,
} from "./mutations/request-draft";
import { setTransactionStatus } from "./mutations/status";
import { insertVoid } from "./mutations/void";
import {
  getTransaction,
  listTransactionHistory,
  listTransactions,
  listTransactionsForExport,
  listTransactionsOfListing,
  type Scope,
} from "./queries";
import {
  allTransactionsFilter,
  leftOfDraft,
  maxOfListing,
  requestDraftNames,
  requestDrafts,
  storedRequestDraft,
  type TransactionExportFilter,
  transactionExportFilter,
  transactionFilter,
  transactionIdInput,
  transactionListingInput,
  transactionRequest,
  transactionStatusChange,
  transactionVoid,
} from "./schema";
import {
  transaction,
  transactionExportPage,
  transactionHistoryEntry,
  transactionPage,
} from "./transaction";

export const createTransaction = operation({
  name: "create-transaction",
  access: signedIn,
  input: transactionRequest,
  answer: transaction,
  errors: [
    "NOT_FOUND",
    "OWN_LISTING",
    "LISTING_NOT_ACTIVE",
    "LISTING_WITHOUT_PRICE",
    "STOCK_INSUFFICIENT",
    "TRADE_TOO_LARGE",
  ],
  example: { listingId: exampleIds.listing, quantity: 3, note: "Bestellnummer 4500017732" },
  limits: [{ limit: limits.newTransaction }],
  idempotent: true,
  run: ({ viewer, input, call }) => insertTransaction(viewer, input, call),
});

export const updateTransaction = operation({
  name: "update-transaction",
  access: signedIn,
  input: transactionStatusChange,
  answer: transaction,
  errors: [
    "NOT_FOUND",
    "FORBIDDEN",
    "TRANSACTION_FINAL",
    "STOCK_INSUFFICIENT",
    "BUNDLE_CHANGED",
    "TRADE_TOO_LARGE",
  ],
  example: { id: exampleIds.transaction, status: "RESERVED", from: "REQUESTED" },
  limits: [{ limit: limits.statusChange }],
  async run({ viewer, input, drop }) {
    const changed = await setTransactionStatus(viewer, input.id, input.status, input.from);
    drop(listingTag(changed.listing.id), listingsTag);
    return changed;
  },
});

export const voidTransaction = operation({
  name: "void-transaction",
  access: administrator,
  input: transactionVoid,
  answer: transaction,
  errors: ["NOT_FOUND", "TRANSACTION_VOIDED"],
  example: {
    id: exampleIds.transaction,
    reason: "Scheinhandel zwischen zwei Konten desselben Betriebs",
  },
  async run({ viewer, input, drop }) {
    const voided = await insertVoid(viewer, input);
    drop(listingTag(voided.listing.id), listingsTag);
    return voided;
  },
});

export const getTransactionsByListingId = operation({
  name: "get-transactions-by-listing-id",
  access: signedIn,
  input: transactionListingInput,
  answer: z.array(transaction).max(maxOfListing),
  errors: ["NOT_FOUND"],
  example: { listingId: exampleIds.listing },
  run: ({ viewer, input }) => listTransactionsOfListing(viewer, input.listingId),
});

export const getTransactionsByUser = operation({
  name: "get-transactions-by-user",
  access: selfOrAdministrator,
  input: transactionFilter,
  answer: transactionPage,
  example: { userId: exampleIds.buyer, role: "buyer", status: "REQUESTED", page: 1, pageSize: 25 },
  run: ({ viewer, input }) => listTransactions(viewer, scopeOf(viewer, input), input),
});

export const getAllTransactions = operation({
  name: "get-all-transactions",
  access: administrator,
  input: allTransactionsFilter,
  answer: transactionPage,
  example: { status: "REQUESTED", page: 1, pageSize: 25 },
  run: ({ viewer, input }) => listTransactions(viewer, "everybody", input),
});

export const getTransactionById = operation({
  name: "get-transaction-by-id",
  access: signedIn,
  input: transactionIdInput,
  answer: transaction,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.transaction },
  run: ({ viewer, input }) => getTransaction(viewer, input.id),
});

export const getTransactionHistory = operation({
  name: "get-transaction-history",
  access: signedIn,
  input: transactionIdInput,
  answer: z.array(transactionHistoryEntry),
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.transaction },
  run: ({ viewer, input }) => listTransactionHistory(viewer, input.id),
});

export const exportTransactions = operation({
  name: "export-transactions",
  access: selfOrAdministrator,
  input: transactionExportFilter,
  answer: transactionExportPage,
  example: { userId: exampleIds.buyer, role: "buyer", status: "REQUESTED" },
  run: ({ viewer, input }) =>
    listTransactionsForExport(viewer, { ...input, scope: exportScopeOf(viewer, input) }),
});

function exportScopeOf(viewer: Member, input: TransactionExportFilter): Scope {
  if (!input.everybody) {
    return scopeOf(viewer, input);
  }
  if (!viewer.isAdmin) {
    throw new AppError("FORBIDDEN");
  }
  return "everybody";
}

function scopeOf(
  viewer: Member,
  { userId, role }: Pick<TransactionExportFilter, "userId" | "role">,
): Scope {
  return { userId: requireSelf(viewer, userId ?? undefined), role };
}

export const createRequestDraft = operation({
  name: "create-request-draft",
  access: anyone,
  input: requestDrafts,
  answer: storedRequestDraft,
  errors: ["NOT_FOUND"],
  example: { listingId: exampleIds.listing, quantity: "3", note: "Bestellnummer 4500017732" },
  limits: [{ limit: limits.requestDraft }],
  run: ({ viewer, input }) => keepDraft(viewer, input),
});

export const getRequestDraft = operation({
  name: "get-request-draft",
  access: signedIn,
  input: requestDraftNames,
  answer: leftOfDraft,
  errors: ["NOT_FOUND"],
  example: { id: exampleIds.requestDraft, listingId: exampleIds.listing },
  run: ({ viewer, input }) => readDraft(viewer, input),
});
