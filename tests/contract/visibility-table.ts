import { leaksIn } from "../factories/canary";
import { enteredListing } from "../factories/entered-listing";
import { canary, type SampleListing, type State, states } from "./sample-listings";

/** Per role, in the order of the roles: an error code, or how much the answer contains. */
type Table = Record<State, string>;

interface Expectation {
  operation: string;
  /** Whether the call changes the listing. */
  changes?: boolean;
  payload: (listing: SampleListing) => unknown;
  /** Summarises the answer in a word. */
  summarise: (answer: never, listing: SampleListing) => string;
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

/** "whole" with all of the owner's fields, "public" with none of them. */
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

/** The number of transactions, and whether they name the seller. */
function tradesOf({ transactions }: Pick<ShapedListing, "transactions">): string {
  return `${transactions.length}${transactions.some(({ seller }) => seller) ? "+seller" : ""}`;
}

const tradesIn = amongFound(tradesOf);
const shapeIn = amongFound(shapeOf);

function amongFound(summarise: (listing: ShapedListing) => string) {
  return ({ data }: { data: ShapedListing[] }, { id }: SampleListing): string => {
    const found = data.find((listing) => listing.id === id);
    return found ? summarise(found) : "-";
  };
}

const done = () => "done";
/** `hidden` is for listings that only parties to a transaction still see. */
const eachState = (row: string, hidden = row): Table => ({
  ...(Object.fromEntries(states.map((state) => [state, row])) as Table),
  DRAFT: hidden,
  DELETED: hidden,
  BLOCKED: hidden,
});

const inSearch: Table = {
  ...eachState("- - - - -"),
  AVAILABLE: "public public public whole whole",
};
const forAdministrator = "- - - - whole";
const withInactive: Table = { ...eachState(forAdministrator), AVAILABLE: inSearch.AVAILABLE };
const untilDeleted: Table = {
  ...eachState(
    "UNAUTHENTICATED FORBIDDEN FORBIDDEN done done",
    "UNAUTHENTICATED NOT_FOUND FORBIDDEN done done",
  ),
  DELETED: "UNAUTHENTICATED NOT_FOUND FORBIDDEN LISTING_STATUS_CONFLICT LISTING_STATUS_CONFLICT",
};
const notActive = "LISTING_NOT_ACTIVE OWN_LISTING LISTING_NOT_ACTIVE";
const out = "STOCK_INSUFFICIENT";

type Payload = Expectation["payload"];
type Summarise = Expectation["summarise"];
const byListing: Payload = ({ id }) => ({ listingId: id });
const byTransaction: Payload = ({ transactionId }) => ({ id: transactionId });

function reading(
  operation: string,
  payload: Payload,
  summarise: Summarise,
  table: Table,
  title = operation,
): [string, Expectation] {
  return [title, { operation, payload, summarise, table }];
}

function changing(operation: string, payload: Payload, table: Table): [string, Expectation] {
  return [operation, { operation, changes: true, payload, summarise: done, table }];
}

function searching(title: string, asked: object, table: Table, summarise: Summarise = shapeIn) {
  const payload: Payload = ({ mpn, manufacturerId }) =>
    "query" in asked ? { ...asked, query: mpn } : { ...asked, manufacturerId, pageSize: 50 };
  return reading("fuzzy-search-listings", payload, summarise, table, title);
}

const both = { showInactive: true, showUnavailable: true };
const byCode = { query: "its number" };

export const visibility: [string, Expectation][] = [
  reading(
    "get-listing-by-id",
    byListing,
    shapeOf,
    eachState("public public public whole whole", "NOT_FOUND NOT_FOUND public whole whole"),
  ),
  reading(
    "get-listing-by-id",
    byListing,
    tradesOf,
    {
      ...eachState("0 0 1 1+seller 1+seller", "NOT_FOUND NOT_FOUND 1 1+seller 1+seller"),
      UNAVAILABLE: "0 0 1 2+seller 2+seller",
      SOLD: "0 0 1 2+seller 2+seller",
    },
    "the transactions of get-listing-by-id",
  ),
  searching(
    "the transactions of a search's listings",
    byCode,
    { ...inSearch, AVAILABLE: "0 0 1 1+seller 1+seller" },
    tradesIn,
  ),
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
  reading(
    "get-alternative-listings",
    byListing,
    done,
    eachState("done done done done done", "NOT_FOUND NOT_FOUND done done done"),
  ),
  reading(
    "get-listings-by-user",
    ({ userId }) => ({ userId, pageSize: 50 }),
    shapeIn,
    eachState("UNAUTHENTICATED FORBIDDEN FORBIDDEN whole whole"),
  ),
  reading(
    "get-bulk-download-files-signed-url",
    ({ keys }) => ({ keys }),
    (answer: unknown[], { keys }) =>
      answer.length === keys.length ? "all" : "-".repeat(1 + answer.length),
    eachState("all all all all all", "- - all all all"),
  ),
  reading(
    "get-transactions-by-listing-id",
    byListing,
    (answer: { seller: unknown }[]) => tradesOf({ transactions: answer }),
    {
      ...eachState(
        "UNAUTHENTICATED 0 1 1+seller 1+seller",
        "UNAUTHENTICATED NOT_FOUND 1 1+seller 1+seller",
      ),
      UNAVAILABLE: "UNAUTHENTICATED 0 1 2+seller 2+seller",
      SOLD: "UNAUTHENTICATED 0 1 2+seller 2+seller",
    },
  ),
  reading(
    "get-transaction-by-id",
    byTransaction,
    (answer: { seller: unknown }) => (answer.seller ? "whole" : "public"),
    eachState("UNAUTHENTICATED NOT_FOUND public whole whole"),
  ),
  reading(
    "get-transaction-history",
    byTransaction,
    done,
    eachState("UNAUTHENTICATED NOT_FOUND done done done"),
  ),
  reading(
    "get-listing-history",
    byListing,
    done,
    eachState(
      "UNAUTHENTICATED FORBIDDEN done done done",
      "UNAUTHENTICATED NOT_FOUND done done done",
    ),
  ),
  changing("create-transaction", ({ id }) => ({ listingId: id, quantity: 1 }), {
    ...eachState(
      `UNAUTHENTICATED LISTING_NOT_ACTIVE ${notActive}`,
      `UNAUTHENTICATED NOT_FOUND ${notActive}`,
    ),
    AVAILABLE: "UNAUTHENTICATED done done OWN_LISTING done",
    UNAVAILABLE: `UNAUTHENTICATED ${out} ${out} OWN_LISTING ${out}`,
  }),
  reading(
    "contact-seller",
    ({ id }) => ({ listingId: id, message: "Welcher Firmwarestand?" }),
    done,
    {
      ...eachState(
        "UNAUTHENTICATED done done OWN_LISTING done",
        "UNAUTHENTICATED NOT_FOUND done OWN_LISTING done",
      ),
      BLOCKED: "UNAUTHENTICATED NOT_FOUND NOT_FOUND OWN_LISTING NOT_FOUND",
    },
  ),
  changing("update-listing", ({ id }) => ({ ...enteredListing, id }), untilDeleted),
  changing("set-listing-status", ({ id }) => [{ id, status: "DELETED" }], untilDeleted),
];
