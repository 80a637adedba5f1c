import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Access } from "@/lib/operations/access";
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

/** By operation: an operation that is not named here fails the contract test. */
export const expectations: Record<string, Expectation> = {
  "create-listing": { access: "signed-in", payload: () => newListing, outcome: members },
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
  "get-all-manufacturers": { access: "public", payload: () => undefined, outcome: everyone },
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
