import { leaksIn } from "../factories/canary";
import { canary, type StagedListing, type State, states } from "./visibility-stage";

/** What each role gets, as words in the order of the roles: a refusal's code, or how much the answer holds. */
type Table = Record<State, string>;

interface Expectation {
  operation: string;
  /** Whether an answer leaves the listing another one. */
  changes?: boolean;
  payload: (listing: StagedListing) => unknown;
  /** The answer in a word. */
  told: (answer: never, listing: StagedListing) => string;
  table: Table;
}

interface ShapedListing {
  id: number;
  owner: unknown;
  ownerUserId: unknown;
  ownArticleNumber: unknown;
  reservedQuantity: unknown;
  soldQuantity: unknown;
  transactionCount: unknown;
  lastTransactionAt: unknown;
  documents: { userId: unknown }[];
  transactions: { seller: unknown }[];
}

/** "whole" with everything that is the owner's, "public" with none of it. */
function shapeOf(listing: ShapedListing): string {
  const { owner, ownerUserId, ownArticleNumber, reservedQuantity, soldQuantity } = listing;
  const { transactionCount, lastTransactionAt, documents } = listing;
  const uploader = documents.find(({ userId }) => userId !== null)?.userId ?? null;
  const stock = [reservedQuantity, soldQuantity, transactionCount];
  const owners = [owner, ownerUserId, ownArticleNumber, ...stock];
  const given = [...owners, lastTransactionAt, uploader].map((value) => value !== null);
  if (given.every(Boolean)) {
    return leaksIn(JSON.stringify(owner), canary).length > 3 ? "whole" : "half";
  }
  return given.some(Boolean) ? "half" : "public";
}

/** How many transactions a listing's answer holds, and whether they name the seller. */
function tradesOf({ transactions }: Pick<ShapedListing, "transactions">): string {
  return `${transactions.length}${transactions.some(({ seller }) => seller) ? "+seller" : ""}`;
}

function tradesIn({ data }: { data: ShapedListing[] }, { id }: StagedListing): string {
  const found = data.find((listing) => listing.id === id);
  return found ? tradesOf(found) : "-";
}

function shapeIn({ data }: { data: ShapedListing[] }, { id }: StagedListing): string {
  const found = data.find((listing) => listing.id === id);
  return found ? shapeOf(found) : "-";
}

const done = () => "done";
const eachState = (row: string): Table => Object.fromEntries(states.map((s) => [s, row])) as Table;

const whereSeen: Table = {
  ...eachState("public public public whole whole"),
  DRAFT: "NOT_FOUND NOT_FOUND public whole whole",
  DELETED: "NOT_FOUND NOT_FOUND public whole whole",
  BLOCKED: "NOT_FOUND NOT_FOUND public whole whole",
};

const inSearch: Table = {
  ...eachState("- - - - -"),
  AVAILABLE: "public public public whole whole",
};
const forAdministrator = "- - - - whole";
const withInactive: Table = { ...eachState(forAdministrator), AVAILABLE: inSearch.AVAILABLE };

const byOwnerAndAdministrator: Table = {
  ...eachState("UNAUTHENTICATED FORBIDDEN FORBIDDEN done done"),
  DRAFT: "UNAUTHENTICATED NOT_FOUND FORBIDDEN done done",
  DELETED: "UNAUTHENTICATED NOT_FOUND FORBIDDEN done done",
  BLOCKED: "UNAUTHENTICATED NOT_FOUND FORBIDDEN done done",
};

const untilDeleted: Table = {
  ...byOwnerAndAdministrator,
  DELETED: "UNAUTHENTICATED NOT_FOUND FORBIDDEN LISTING_STATUS_CONFLICT LISTING_STATUS_CONFLICT",
};

function searching(title: string, asked: object, table: Table): [string, Expectation] {
  const payload = ({ mpn, manufacturerId }: StagedListing) =>
    "query" in asked ? { ...asked, query: mpn } : { ...asked, manufacturerId, pageSize: 50 };
  return [title, { operation: "fuzzy-search-listings", payload, told: shapeIn, table }];
}

const both = { showInactive: true, showUnavailable: true };
const byCode = { query: "its number" };

/** Contract §4 and §5, operation by operation. */
export const visibility: [string, Expectation][] = [
  [
    "get-listing-by-id",
    {
      operation: "get-listing-by-id",
      payload: ({ id }) => ({ listingId: id }),
      told: shapeOf,
      table: whereSeen,
    },
  ],
  [
    "the transactions of get-listing-by-id",
    {
      operation: "get-listing-by-id",
      payload: ({ id }) => ({ listingId: id }),
      told: tradesOf,
      table: {
        ...eachState("0 0 1 1+seller 1+seller"),
        UNAVAILABLE: "0 0 1 2+seller 2+seller",
        SOLD: "0 0 1 2+seller 2+seller",
        DRAFT: "NOT_FOUND NOT_FOUND 1 1+seller 1+seller",
        DELETED: "NOT_FOUND NOT_FOUND 1 1+seller 1+seller",
        BLOCKED: "NOT_FOUND NOT_FOUND 1 1+seller 1+seller",
      },
    },
  ],
  [
    "the transactions of a search's listings",
    {
      operation: "fuzzy-search-listings",
      payload: ({ mpn }) => ({ query: mpn }),
      told: tradesIn,
      table: { ...eachState("- - - - -"), AVAILABLE: "0 0 1 1+seller 1+seller" },
    },
  ],
  searching("search by code", byCode, inSearch),
  searching("browsing", {}, inSearch),
  searching("search by code with inactive and unavailable", { ...byCode, ...both }, withInactive),
  searching("browsing with inactive and unavailable", both, withInactive),
  searching(
    "search by code with inactive",
    { ...byCode, showInactive: true },
    { ...withInactive, UNAVAILABLE: "- - - - -" },
  ),
  searching(
    "search by code with unavailable",
    { ...byCode, showUnavailable: true },
    { ...inSearch, UNAVAILABLE: forAdministrator },
  ),
  [
    "get-alternative-listings",
    {
      operation: "get-alternative-listings",
      payload: ({ id }) => ({ listingId: id }),
      told: done,
      table: {
        ...eachState("done done done done done"),
        DRAFT: "NOT_FOUND NOT_FOUND done done done",
        DELETED: "NOT_FOUND NOT_FOUND done done done",
        BLOCKED: "NOT_FOUND NOT_FOUND done done done",
      },
    },
  ],
  [
    "get-listings-by-user",
    {
      operation: "get-listings-by-user",
      payload: ({ userId }) => ({ userId, pageSize: 50 }),
      told: shapeIn,
      table: eachState("UNAUTHENTICATED FORBIDDEN FORBIDDEN whole whole"),
    },
  ],
  [
    "get-bulk-download-files-signed-url",
    {
      operation: "get-bulk-download-files-signed-url",
      payload: ({ keys }) => ({ keys }),
      told: (answer: unknown[], { keys }) =>
        answer.length === keys.length ? "all" : "-".repeat(1 + answer.length),
      table: {
        ...eachState("all all all all all"),
        DRAFT: "- - all all all",
        DELETED: "- - all all all",
        BLOCKED: "- - all all all",
      },
    },
  ],
  [
    "get-transactions-by-listing-id",
    {
      operation: "get-transactions-by-listing-id",
      payload: ({ id }) => ({ listingId: id }),
      told: (answer: { seller: unknown }[]) => tradesOf({ transactions: answer }),
      table: {
        ...eachState("UNAUTHENTICATED 0 1 1+seller 1+seller"),
        UNAVAILABLE: "UNAUTHENTICATED 0 1 2+seller 2+seller",
        SOLD: "UNAUTHENTICATED 0 1 2+seller 2+seller",
        DRAFT: "UNAUTHENTICATED NOT_FOUND 1 1+seller 1+seller",
        DELETED: "UNAUTHENTICATED NOT_FOUND 1 1+seller 1+seller",
        BLOCKED: "UNAUTHENTICATED NOT_FOUND 1 1+seller 1+seller",
      },
    },
  ],
  [
    "get-transaction-by-id",
    {
      operation: "get-transaction-by-id",
      payload: ({ transactionId }) => ({ id: transactionId }),
      told: (answer: { seller: unknown }) => (answer.seller ? "whole" : "public"),
      table: eachState("UNAUTHENTICATED NOT_FOUND public whole whole"),
    },
  ],
  [
    "get-transaction-history",
    {
      operation: "get-transaction-history",
      payload: ({ transactionId }) => ({ id: transactionId }),
      told: done,
      table: eachState("UNAUTHENTICATED NOT_FOUND done done done"),
    },
  ],
  [
    "get-listing-history",
    {
      operation: "get-listing-history",
      payload: ({ id }) => ({ listingId: id }),
      told: done,
      table: {
        ...eachState("UNAUTHENTICATED FORBIDDEN done done done"),
        BLOCKED: "UNAUTHENTICATED NOT_FOUND done done done",
        DRAFT: "UNAUTHENTICATED NOT_FOUND done done done",
        DELETED: "UNAUTHENTICATED NOT_FOUND done done done",
      },
    },
  ],
  [
    "create-transaction",
    {
      operation: "create-transaction",
      changes: true,
      payload: ({ id }) => ({ listingId: id, quantity: 1 }),
      told: done,
      table: {
        AVAILABLE: "UNAUTHENTICATED done done OWN_LISTING done",
        UNAVAILABLE:
          "UNAUTHENTICATED STOCK_INSUFFICIENT STOCK_INSUFFICIENT OWN_LISTING STOCK_INSUFFICIENT",
        RESERVED:
          "UNAUTHENTICATED LISTING_NOT_ACTIVE LISTING_NOT_ACTIVE OWN_LISTING LISTING_NOT_ACTIVE",
        SOLD: "UNAUTHENTICATED LISTING_NOT_ACTIVE LISTING_NOT_ACTIVE OWN_LISTING LISTING_NOT_ACTIVE",
        DRAFT: "UNAUTHENTICATED NOT_FOUND LISTING_NOT_ACTIVE OWN_LISTING LISTING_NOT_ACTIVE",
        DELETED: "UNAUTHENTICATED NOT_FOUND LISTING_NOT_ACTIVE OWN_LISTING LISTING_NOT_ACTIVE",
        BLOCKED: "UNAUTHENTICATED NOT_FOUND LISTING_NOT_ACTIVE OWN_LISTING LISTING_NOT_ACTIVE",
      },
    },
  ],
  [
    "contact-seller",
    {
      operation: "contact-seller",
      payload: ({ id }) => ({ listingId: id, message: "Welcher Firmwarestand?" }),
      told: done,
      table: {
        ...eachState("UNAUTHENTICATED done done OWN_LISTING done"),
        DRAFT: "UNAUTHENTICATED NOT_FOUND done OWN_LISTING done",
        DELETED: "UNAUTHENTICATED NOT_FOUND done OWN_LISTING done",
        BLOCKED: "UNAUTHENTICATED NOT_FOUND NOT_FOUND OWN_LISTING NOT_FOUND",
      },
    },
  ],
  [
    "update-listing",
    {
      operation: "update-listing",
      changes: true,
      payload: ({ id }) => ({
        id,
        manufacturer: "Siemens",
        nameDe: "Leistungsschütz",
        descriptionDe: "Neu.",
        pricePerProductInCt: 1250,
        quantity: 10,
      }),
      told: done,
      table: untilDeleted,
    },
  ],
  [
    "set-listing-status",
    {
      operation: "set-listing-status",
      changes: true,
      payload: ({ id }) => [{ id, status: "DELETED" }],
      told: done,
      table: untilDeleted,
    },
  ],
];
