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
  getCsvImport,
  getCsvImportFaults,
  getCsvImportKept,
  getCsvImportRow,
  getCsvImports,
  startCsvImport,
  undoCsvImport,
  updateCsvImport,
} from "@/lib/csv-import/operations";
import {
  createDocument,
  deleteDocument,
  getBulkDownloadFilesSignedUrl,
} from "@/lib/documents/operations";
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

const operations: readonly AnyOperation[] = [
  updateCurrentUserLastActiveTimestamp,
  updateIsUserAdminById,
  getPaginatedUsers,
  getUsernameById,
  getBillingAddressByUserId,
  createListing,
  updateListing,
  setListingStatus,
  getListingById,
  fuzzySearchListings,
  getListingsByUser,
  getAllManufacturers,
  getManufacturerById,
  getManufacturersForSale,
  getPaginatedManufacturers,
  getManufacturerRecord,
  getManufacturerDoubles,
  updateManufacturer,
  mergeManufacturers,
  setManufacturersDistinct,
  createTransaction,
  updateTransaction,
  getTransactionById,
  getTransactionHistory,
  getTransactionsByListingId,
  getTransactionsByUser,
  getAllTransactions,
  exportTransactions,
  contactSeller,
  getAdminAnalytics,
  getAdminAnalyticsByMonth,
  createRequestDraft,
  getRequestDraft,
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
  createDocument,
  deleteDocument,
  getBulkDownloadFilesSignedUrl,
  getUserById,
  setUserBlocked,
  endUserSessions,
  getSecurityEvents,
  getListingHistory,
  exportListings,
  getSearchSuggestions,
  getSimilarCodes,
  getAlternativeListings,
  updateAccount,
  getOwnData,
  deleteAccount,
  changePassword,
  requestEmailChange,
  getOwnSessions,
  endSession,
  endOtherSessions,
];

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** Every operation, in the order of contract §2. */
export function listOperations(): readonly AnyOperation[] {
  return operations;
}

/** The operation of that name, or undefined. */
export function findOperation(name: string): AnyOperation | undefined {
  return byName.get(name);
}
