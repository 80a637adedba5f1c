import { accountExpectations } from "./account-expectations";
import { importExpectations } from "./import-expectations";
import { administrators, type Expectation, everyone, members } from "./outcomes";

const newListing = {
  manufacturer: "Festo",
  nameDe: "Normzylinder",
  descriptionDe: "Ungebraucht.",
  pricePerProductInCt: 4200,
  quantity: 2,
};

/** By operation: an operation that is not named here fails the contract test. */
export const expectations: Record<string, Expectation> = {
  ...accountExpectations,
  ...importExpectations,
  "create-listing": { access: "signed-in", payload: () => newListing, outcome: members },
  "update-listing": {
    access: "signed-in",
    payload: ({ listing }) => ({ ...newListing, id: listing.id, version: listing.version }),
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-listing-history": {
    access: "signed-in",
    payload: ({ listing }) => ({ listingId: listing.id }),
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "set-listing-status": {
    access: "signed-in",
    payload: ({ listing }) => [{ id: listing.id, status: "DRAFT" }],
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-listing-by-id": {
    access: "public",
    payload: ({ listing }) => ({ listingId: listing.id }),
    outcome: everyone,
  },
  "fuzzy-search-listings": {
    access: "public",
    payload: ({ listing }) => ({ query: listing.mpn ?? "" }),
    outcome: everyone,
  },
  "get-listings-by-user": {
    access: "self-or-administrator",
    payload: ({ owner }) => ({ userId: owner.userId }),
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "export-listings": {
    access: "self-or-administrator",
    payload: ({ owner }) => ({ userId: owner.userId }),
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-all-manufacturers": { access: "public", payload: () => undefined, outcome: everyone },
  "get-manufacturer-by-id": {
    access: "public",
    payload: ({ listing }) => ({ id: listing.manufacturerId }),
    outcome: everyone,
  },
  "get-manufacturers-for-sale": { access: "public", payload: () => undefined, outcome: everyone },
  "get-paginated-manufacturers": {
    access: "administrator",
    payload: () => ({ query: "siemens", isVerified: true }),
    outcome: administrators,
  },
  "get-manufacturer-record": {
    access: "administrator",
    payload: ({ listing }) => ({ id: listing.manufacturerId }),
    outcome: administrators,
  },
  "get-manufacturer-doubles": {
    access: "administrator",
    payload: () => undefined,
    outcome: administrators,
  },
  "update-manufacturer": {
    access: "administrator",
    payload: ({ listing }) => ({ id: listing.manufacturerId, isVerified: true }),
    outcome: administrators,
  },
  // All stages share one manufacturer: there is none to merge with.
  "merge-manufacturers": {
    access: "administrator",
    payload: ({ listing }) => ({ id: listing.manufacturerId, intoId: 2_147_483_647 }),
    outcome: { ...administrators, administrator: "VALIDATION" },
  },
  "set-manufacturers-distinct": {
    access: "administrator",
    payload: ({ listing }) => ({ id: listing.manufacturerId, otherId: 2_147_483_647 }),
    outcome: { ...administrators, administrator: "NOT_FOUND" },
  },
  "get-search-suggestions": {
    access: "public",
    payload: ({ listing }) => ({ query: listing.mpn ?? "" }),
    outcome: everyone,
  },
  "get-similar-codes": {
    access: "public",
    payload: ({ listing }) => ({ query: listing.mpn ?? "" }),
    outcome: everyone,
  },
  "get-alternative-listings": {
    access: "public",
    payload: ({ listing }) => ({ listingId: listing.id }),
    outcome: everyone,
  },
  "create-transaction": {
    access: "signed-in",
    payload: ({ listing }) => ({ listingId: listing.id, quantity: 3, note: "Tor 3" }),
    outcome: { ...members, owner: "OWN_LISTING" },
  },
  "update-transaction": {
    access: "signed-in",
    payload: ({ transaction }) => ({ id: transaction.id, status: "RESERVED" }),
    outcome: { ...members, stranger: "NOT_FOUND", buyer: "FORBIDDEN" },
  },
  "get-transactions-by-listing-id": {
    access: "signed-in",
    payload: ({ listing }) => listing.id,
    outcome: members,
  },
  "get-transactions-by-user": {
    access: "self-or-administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-transaction-by-id": {
    access: "signed-in",
    payload: ({ transaction }) => transaction.id,
    outcome: { ...members, stranger: "NOT_FOUND" },
  },
  "get-transaction-history": {
    access: "signed-in",
    payload: ({ transaction }) => ({ id: transaction.id }),
    outcome: { ...members, stranger: "NOT_FOUND" },
  },
  "get-all-transactions": {
    access: "administrator",
    payload: () => ({ status: "REQUESTED", page: 1, pageSize: 10 }),
    outcome: administrators,
  },
  "export-transactions": {
    access: "self-or-administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-admin-analytics": {
    access: "administrator",
    payload: () => undefined,
    outcome: administrators,
  },
  "get-admin-analytics-by-month": {
    access: "administrator",
    payload: () => undefined,
    outcome: administrators,
  },
  "create-request-draft": {
    access: "public",
    payload: ({ listing }) => ({ listingId: listing.id, quantity: "3", note: "Tor 3" }),
    outcome: everyone,
  },
  "get-request-draft": {
    access: "signed-in",
    payload: ({ listing, requestDraft }) => ({ id: requestDraft.id, listingId: listing.id }),
    outcome: members,
  },
  "contact-seller": {
    access: "signed-in",
    payload: ({ listing }) => ({ listingId: listing.id, message: "Welcher Firmwarestand?" }),
    outcome: { ...members, owner: "OWN_LISTING" },
  },
  "create-document": {
    access: "signed-in",
    payload: () => ({ fileType: "image/png", name: "typenschild.png" }),
    outcome: members,
  },
  "delete-document": {
    access: "signed-in",
    payload: ({ document }) => ({ id: document.id }),
    outcome: { ...members, stranger: "FORBIDDEN", buyer: "FORBIDDEN" },
  },
  "get-bulk-download-files-signed-url": {
    access: "public",
    payload: ({ document }) => ({ keys: [document.key] }),
    outcome: everyone,
  },
};
