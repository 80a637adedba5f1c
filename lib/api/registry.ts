import "server-only";
import * as accounts from "@/lib/accounts/operations";
import * as analytics from "@/lib/analytics/operations";
import * as audit from "@/lib/audit/operations";
import * as contact from "@/lib/contact/operations";
import * as csvImports from "@/lib/csv-import/operations";
import * as files from "@/lib/files/operations";
import * as listings from "@/lib/listings/operations";
import * as manufacturers from "@/lib/manufacturers/operations";
import type { AnyOperation } from "@/lib/operations/define";
import * as privacy from "@/lib/privacy/operations";
import * as repeatedTexts from "@/lib/repeated-texts/operations";
import * as search from "@/lib/search/operations";
import * as transactions from "@/lib/transactions/operations";
import * as userAdministration from "@/lib/user-administration/operations";

/** In the order of /api-docs. */
const registry = {
  listings: [
    search.fuzzySearchListings,
    listings.getListingById,
    search.getAlternativeListings,
    search.getSearchSuggestions,
    search.getSimilarCodes,
    listings.createListing,
    listings.updateListing,
    listings.setListingStatus,
    search.getListingsByUser,
    search.getListingStatusesByUser,
    listings.getListingHistory,
    listings.getOwnListingsOfPart,
    search.exportListings,
  ],
  transactions: [
    transactions.createTransaction,
    transactions.updateTransaction,
    transactions.voidTransaction,
    transactions.getTransactionById,
    transactions.getTransactionHistory,
    transactions.getTransactionsByListingId,
    transactions.getTransactionsByUser,
    transactions.getAllTransactions,
    transactions.exportTransactions,
    contact.contactSeller,
    transactions.createRequestDraft,
    transactions.getRequestDraft,
  ],
  manufacturers: [
    manufacturers.getAllManufacturers,
    manufacturers.getManufacturerById,
    manufacturers.getManufacturersForSale,
    manufacturers.getPaginatedManufacturers,
    manufacturers.getManufacturerRecord,
    manufacturers.getManufacturerDoubles,
    manufacturers.updateManufacturer,
    manufacturers.mergeManufacturers,
    manufacturers.setManufacturersDistinct,
    manufacturers.addManufacturerAlias,
    manufacturers.removeManufacturerAlias,
  ],
  files: [
    files.createDocument,
    files.deleteDocument,
    files.getBulkDownloadFilesSignedUrl,
    files.createFile,
    files.getAllFilesByUser,
    files.getDownloadFileSignedUrl,
  ],
  csvImports: [
    csvImports.createListingsFromCsv,
    csvImports.createCsvImport,
    csvImports.updateCsvImport,
    csvImports.correctCsvImport,
    csvImports.checkCsvImport,
    csvImports.startCsvImport,
    csvImports.cancelCsvImport,
    csvImports.undoCsvImport,
    csvImports.deleteCsvImport,
    csvImports.getCsvImport,
    csvImports.getCsvImports,
    csvImports.getCsvImportRow,
    csvImports.getCsvImportFaults,
    csvImports.getCsvImportKept,
    csvImports.getCsvImportNames,
  ],
  account: [
    accounts.updateAccount,
    accounts.updateCurrentUserLastActiveTimestamp,
    accounts.getUsernameById,
    accounts.getBillingAddressByUserId,
    accounts.changePassword,
    accounts.requestEmailChange,
    accounts.getOwnSessions,
    accounts.endSession,
    accounts.endOtherSessions,
    privacy.getOwnData,
    privacy.deleteAccount,
  ],
  operator: [contact.contactOperator],
  administration: [
    analytics.getAdminAnalytics,
    analytics.getAdminAnalyticsByMonth,
    userAdministration.getPaginatedUsers,
    userAdministration.getUserById,
    userAdministration.updateIsUserAdminById,
    userAdministration.setUserBlocked,
    userAdministration.setLargeTradesAllowed,
    userAdministration.endUserSessions,
    audit.getSecurityEvents,
    repeatedTexts.getRepeatedTexts,
  ],
} as const satisfies Record<string, readonly AnyOperation[]>;

export type Topic = keyof typeof registry;

/** lib/api/client.ts derives its types from it. */
export type RegisteredOperation = (typeof registry)[Topic][number];

const operations: readonly AnyOperation[] = Object.values(registry).flat();
const byName = new Map(operations.map((operation) => [operation.name, operation]));

export function listOperations(): readonly AnyOperation[] {
  return operations;
}

export function listTopics(): readonly { topic: Topic; operations: readonly AnyOperation[] }[] {
  return (Object.keys(registry) as Topic[]).map((topic) => ({
    topic,
    operations: registry[topic],
  }));
}

export function findOperation(name: string): AnyOperation | undefined {
  return byName.get(name);
}
