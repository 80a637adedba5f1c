import "server-only";
import { deleteAccount, getOwnData, updateAccount } from "@/lib/account/operations";
import { getAdminAnalytics, getAdminAnalyticsByMonth } from "@/lib/analytics/operations";
import {
  changePassword,
  endOtherSessions,
  endSession,
  getOwnSessions,
  requestEmailChange,
} from "@/lib/auth/account-operations";
import { contactSeller } from "@/lib/contact/operations";
import {
  cancelCsvImport,
  checkCsvImport,
  createCsvImport,
  createListingsFromCsv,
  deleteCsvImport,
  startCsvImport,
  undoCsvImport,
  updateCsvImport,
} from "@/lib/csv-import/operations";
import {
  getCsvImport,
  getCsvImportFaults,
  getCsvImportKept,
  getCsvImportRow,
  getCsvImports,
} from "@/lib/csv-import/query-operations";
import {
  createDocument,
  deleteDocument,
  getBulkDownloadFilesSignedUrl,
} from "@/lib/documents/operations";
import { createFile, getAllFilesByUser, getDownloadFileSignedUrl } from "@/lib/files/operations";
import { getSecurityEvents } from "@/lib/history/operations";
import {
  createListing,
  getListingById,
  getListingHistory,
  setListingStatus,
  updateListing,
} from "@/lib/listings/operations";
import {
  getManufacturerDoubles,
  getManufacturerRecord,
  getPaginatedManufacturers,
  mergeManufacturers,
  setManufacturersDistinct,
  updateManufacturer,
} from "@/lib/manufacturers/administration-operations";
import {
  getAllManufacturers,
  getManufacturerById,
  getManufacturersForSale,
} from "@/lib/manufacturers/operations";
import {
  exportListings,
  fuzzySearchListings,
  getAlternativeListings,
  getListingsByUser,
  getSearchSuggestions,
  getSimilarCodes,
} from "@/lib/search/operations";
import {
  createTransaction,
  exportTransactions,
  getAllTransactions,
  getTransactionById,
  getTransactionHistory,
  getTransactionsByListingId,
  getTransactionsByUser,
  updateTransaction,
} from "@/lib/transactions/operations";
import { createRequestDraft, getRequestDraft } from "@/lib/transactions/request-draft-operations";
import {
  endUserSessions,
  getBillingAddressByUserId,
  getPaginatedUsers,
  getUserById,
  getUsernameById,
  setUserBlocked,
  updateCurrentUserLastActiveTimestamp,
  updateIsUserAdminById,
} from "@/lib/users/operations";
import type { AnyOperation } from "./define";

/** All operations by what they are about, in the order in which /api-docs has them. */
const registry = {
  listings: [
    fuzzySearchListings,
    getListingById,
    getAlternativeListings,
    getSearchSuggestions,
    getSimilarCodes,
    createListing,
    updateListing,
    setListingStatus,
    getListingsByUser,
    getListingHistory,
    exportListings,
  ],
  transactions: [
    createTransaction,
    updateTransaction,
    getTransactionById,
    getTransactionHistory,
    getTransactionsByListingId,
    getTransactionsByUser,
    getAllTransactions,
    exportTransactions,
    contactSeller,
    createRequestDraft,
    getRequestDraft,
  ],
  manufacturers: [
    getAllManufacturers,
    getManufacturerById,
    getManufacturersForSale,
    getPaginatedManufacturers,
    getManufacturerRecord,
    getManufacturerDoubles,
    updateManufacturer,
    mergeManufacturers,
    setManufacturersDistinct,
  ],
  files: [
    createDocument,
    deleteDocument,
    getBulkDownloadFilesSignedUrl,
    createFile,
    getAllFilesByUser,
    getDownloadFileSignedUrl,
  ],
  csvImports: [
    createListingsFromCsv,
    createCsvImport,
    updateCsvImport,
    checkCsvImport,
    startCsvImport,
    cancelCsvImport,
    undoCsvImport,
    deleteCsvImport,
    getCsvImport,
    getCsvImports,
    getCsvImportRow,
    getCsvImportFaults,
    getCsvImportKept,
  ],
  account: [
    updateAccount,
    updateCurrentUserLastActiveTimestamp,
    getUsernameById,
    getBillingAddressByUserId,
    changePassword,
    requestEmailChange,
    getOwnSessions,
    endSession,
    endOtherSessions,
    getOwnData,
    deleteAccount,
  ],
  administration: [
    getAdminAnalytics,
    getAdminAnalyticsByMonth,
    getPaginatedUsers,
    getUserById,
    updateIsUserAdminById,
    setUserBlocked,
    endUserSessions,
    getSecurityEvents,
  ],
} as const satisfies Record<string, readonly AnyOperation[]>;

/** What an operation is about. */
export type Topic = keyof typeof registry;

/** Every operation as it is defined, for types: lib/operations/client.ts reads names, payloads and answers from it. */
export type RegisteredOperation = (typeof registry)[Topic][number];

const operations: readonly AnyOperation[] = Object.values(registry).flat();
const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** Every operation, in the order of the topics. */
export function listOperations(): readonly AnyOperation[] {
  return operations;
}

/** The topics in their order, each with its operations. */
export function listTopics(): readonly { topic: Topic; operations: readonly AnyOperation[] }[] {
  return (Object.keys(registry) as Topic[]).map((topic) => ({
    topic,
    operations: registry[topic],
  }));
}

/** The operation of that name, or undefined. */
export function findOperation(name: string): AnyOperation | undefined {
  return byName.get(name);
}
