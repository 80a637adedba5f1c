import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Access } from "@/lib/operations/access";
import { testPassword } from "../factories/user";
import type { Role, Stage } from "./cast";

interface Expectation {
  access: Access<never>["kind"];
  payload: (stage: Stage) => unknown;
  /** What each role gets: the answer, or the refusal with this code. */
  outcome: Record<Role, "answer" | ErrorCode>;
}

const everyone = {
  visitor: "answer",
  stranger: "answer",
  buyer: "answer",
  owner: "answer",
  administrator: "answer",
} as const;

const members = { ...everyone, visitor: "UNAUTHENTICATED" } as const;

const newListing = {
  manufacturer: "Festo",
  nameDe: "Normzylinder",
  descriptionDe: "Ungebraucht.",
  pricePerProductInCt: 4200,
  quantity: 2,
};

const administrators = {
  visitor: "UNAUTHENTICATED",
  stranger: "FORBIDDEN",
  buyer: "FORBIDDEN",
  owner: "FORBIDDEN",
  administrator: "answer",
} as const;

/** By operation: an operation that is not named here fails the contract test. */
export const expectations: Record<string, Expectation> = {
  "update-current-user-last-active-timestamp": {
    access: "signed-in",
    payload: () => undefined,
    outcome: members,
  },
  "update-is-user-admin-by-id": {
    access: "administrator",
    payload: ({ buyer }) => ({ id: buyer.userId, isAdmin: true }),
    outcome: administrators,
  },
  "get-paginated-users": {
    access: "administrator",
    payload: ({ buyer }) => ({ page: 1, pageSize: 10, query: buyer.username }),
    outcome: administrators,
  },
  "get-username-by-id": {
    access: "self-or-administrator",
    payload: ({ buyer }) => buyer.userId,
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
  "get-billing-address-by-user-id": {
    access: "self-or-administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: { ...members, stranger: "FORBIDDEN", owner: "FORBIDDEN" },
  },
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
  "get-user-by-id": {
    access: "administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: administrators,
  },
  "set-user-blocked": {
    access: "administrator",
    payload: ({ buyer }) => ({ id: buyer.userId, isBlocked: true }),
    outcome: administrators,
  },
  "end-user-sessions": {
    access: "administrator",
    payload: ({ buyer }) => ({ userId: buyer.userId }),
    outcome: administrators,
  },
  "get-security-events": {
    access: "administrator",
    payload: () => ({ page: 1, pageSize: 10 }),
    outcome: administrators,
  },
  "update-account": {
    access: "signed-in",
    payload: () => ({ city: "Bremen", country: "" }),
    outcome: members,
  },
  "get-own-data": {
    access: "signed-in",
    payload: () => ({ part: "listings" }),
    outcome: members,
  },
  "delete-account": {
    access: "signed-in",
    payload: () => ({ password: testPassword }),
    outcome: { ...members, buyer: "OPEN_TRANSACTIONS", owner: "OPEN_TRANSACTIONS" },
  },
  "change-password": {
    access: "signed-in",
    payload: () => ({ currentPassword: testPassword, password: "ein anderes 43" }),
    outcome: members,
  },
  "request-email-change": {
    access: "signed-in",
    payload: () => ({ newEmail: "neu@example.com", password: testPassword }),
    outcome: members,
  },
  "get-own-sessions": { access: "signed-in", payload: () => undefined, outcome: members },
  "end-session": {
    access: "signed-in",
    payload: ({ session }) => ({ id: session?.sessionRowId }),
    outcome: {
      ...members,
      stranger: "NOT_FOUND",
      owner: "NOT_FOUND",
      administrator: "NOT_FOUND",
    },
  },
  "end-other-sessions": { access: "signed-in", payload: () => undefined, outcome: members },
};
