import { setTransactionStatus } from "@/lib/transactions/status";
import { accountExpectations } from "./account-expectations";
import { importExpectations } from "./import-expectations";
import { administrators, type Expectation, everyone, members } from "./outcomes";

/** By operation: an operation that is not named here fails the contract test. */
export const expectations: Record<string, Expectation> = {
  ...accountExpectations,
  ...importExpectations,
  "create-listing": { access: "signed-in", outcome: members },
  "update-listing": {
    access: "signed-in",
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-listing-history": {
    access: "signed-in",
    outcome: { ...members, stranger: "FORBIDDEN" },
  },
  "get-own-listings-of-part": { access: "signed-in", outcome: members },
  "set-listing-status": {
    access: "signed-in",
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-listing-by-id": {
    access: "public",
    outcome: everyone,
  },
  "fuzzy-search-listings": {
    access: "public",
    outcome: everyone,
  },
  "get-listings-by-user": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-listing-statuses-by-user": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "export-listings": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-all-manufacturers": { access: "public", outcome: everyone },
  "get-manufacturer-by-id": {
    access: "public",
    outcome: everyone,
  },
  "get-manufacturers-for-sale": { access: "public", outcome: everyone },
  "get-paginated-manufacturers": {
    access: "administrator",
    outcome: administrators,
  },
  "get-manufacturer-record": {
    access: "administrator",
    outcome: administrators,
  },
  "get-manufacturer-doubles": {
    access: "administrator",
    outcome: administrators,
  },
  "update-manufacturer": {
    access: "administrator",
    outcome: administrators,
  },
  "merge-manufacturers": {
    access: "administrator",
    outcome: administrators,
  },
  "set-manufacturers-distinct": {
    access: "administrator",
    outcome: administrators,
  },
  "add-manufacturer-alias": {
    access: "administrator",
    outcome: administrators,
  },
  "remove-manufacturer-alias": {
    access: "administrator",
    outcome: administrators,
  },
  "get-search-suggestions": {
    access: "public",
    outcome: everyone,
  },
  "get-similar-codes": {
    access: "public",
    outcome: everyone,
  },
  "get-alternative-listings": {
    access: "public",
    outcome: everyone,
  },
  "create-transaction": {
    access: "signed-in",
    outcome: { ...members, owner: "OWN_LISTING" },
  },
  "update-transaction": {
    access: "signed-in",
    outcome: { ...members, stranger: "NOT_FOUND", buyer: "FORBIDDEN" },
  },
  "void-transaction": {
    access: "administrator",
    outcome: administrators,
    prepare: ({ owner, transaction }) => setTransactionStatus(owner, transaction.id, "COMPLETED"),
  },
  "get-transactions-by-listing-id": {
    access: "signed-in",
    outcome: members,
  },
  "get-transactions-by-user": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-transaction-by-id": {
    access: "signed-in",
    outcome: { ...members, stranger: "NOT_FOUND" },
  },
  "get-transaction-history": {
    access: "signed-in",
    outcome: { ...members, stranger: "NOT_FOUND" },
  },
  "get-all-transactions": {
    access: "administrator",
    outcome: administrators,
  },
  "export-transactions": {
    access: "self-or-administrator",
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-admin-analytics": {
    access: "administrator",
    outcome: administrators,
  },
  "get-admin-analytics-by-month": {
    access: "administrator",
    outcome: administrators,
  },
  "create-request-draft": {
    access: "public",
    outcome: everyone,
  },
  "get-request-draft": {
    access: "signed-in",
    outcome: members,
  },
  "contact-seller": {
    access: "signed-in",
    outcome: { ...members, owner: "OWN_LISTING" },
  },
  "contact-operator": { access: "public", outcome: everyone },
  "create-document": {
    access: "signed-in",
    outcome: members,
  },
  "delete-document": {
    access: "signed-in",
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "create-file": {
    access: "signed-in",
    outcome: members,
  },
  "get-all-files-by-user": { access: "signed-in", outcome: members },
  // The owner's alone: an administrator may only take it away.
  "get-download-file-signed-url": {
    access: "signed-in",
    outcome: {
      ...members,
      stranger: "NOT_FOUND",
      buyer: "NOT_FOUND",
      administrator: "NOT_FOUND",
    },
  },
  "get-bulk-download-files-signed-url": {
    access: "public",
    outcome: everyone,
  },
};
