import { getAdminAnalytics, getAdminAnalyticsByMonth } from "@/lib/analytics/operations";
import { type Member, type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import {
  fuzzySearchListings,
  getAlternativeListings,
  getSearchSuggestions,
  getSimilarCodes,
} from "@/lib/search/operations";
import {
  exportTransactions,
  getAllTransactions,
  getTransactionById,
  getTransactionHistory,
  getTransactionsByListingId,
  getTransactionsByUser,
} from "@/lib/transactions/operations";
import { query } from "../../scripts/database/connection.ts";
import { knownManufacturers } from "./fill/catalogue/known-manufacturers";
import type { Chance } from "./fill/chance";
import { frequentBeginning, frequentShortCode, kindNames, seriesName } from "./fill/listings";
import { bareNameOf } from "./questions/manufacturer-words";
import { slips } from "./questions/slips";

export interface Offer {
  id: number;
  code: string;
  manufacturerId: number;
  manufacturer: string;
  kind: string;
}

/** `askOf` draws another question at each call. */
export interface Kind {
  name: string;
  askOf(chance: Chance, offer: Offer): () => Promise<unknown>;
}

const knownNames = knownManufacturers.map(({ name }) => bareNameOf(name));
const sorts = ["newest", "price", "quantity"] as const;
const conditions = ["NEW_IN_PACKAGING", "USED_TESTED", "FOR_PARTS"] as const;

export const searchKinds: Kind[] = [
  search("exact number", (_, { code }) => ({ query: code })),
  search("beginning", (_, { code }) => ({ query: code.slice(0, Math.max(4, code.length * 0.6)) })),
  search("one wrong character", (chance, { code }) => ({ query: mistyped(chance, code) })),
  search("two swapped characters", (chance, { code }) => ({
    query: slips["swapped neighbours"]?.(chance, code) ?? code,
  })),
  search("one missing character", (chance, { code }) => ({
    query: slips["missing character"]?.(chance, code) ?? code,
  })),
  search("manufacturer alone", (chance) => ({ query: chance.oneOf(knownNames) })),
  search("manufacturer and number", (_, { code, manufacturer }) => ({
    query: `${bareNameOf(manufacturer)} ${code}`,
  })),
  search("kind and number", (_, { code, kind: own }) => ({ query: `${own} ${code}` })),
  search("kind and manufacturer", (chance, { kind: own }) => ({
    query: `${own} ${chance.oneOf(knownNames)}`,
  })),
  search("sentence", (chance, { code, manufacturer }) => ({
    query: `brauche dringend ${2 + chance.below(4)} Stück ${code} von ${bareNameOf(manufacturer)}`,
  })),
  search("inside", (_, { code }) => ({ query: code.slice(2, 9) })),
  search("frequent short code 6205", (chance) => ({ query: frequentShortCode, ...paged(chance) })),
  search("frequent beginning 6ES7", (chance) => ({ query: frequentBeginning, ...paged(chance) })),
  search("6ES7 with filters", (chance) => ({ query: frequentBeginning, ...filtered(chance) })),
  search("6ES7 with a rare filter", (chance) => ({
    query: frequentBeginning,
    hasCertificate: true,
    condition: [chance.oneOf(conditions)],
    yearOfManufactureFrom: 2018 + chance.below(8),
  })),
  search("6ES7 sorted", (chance) => ({
    query: frequentBeginning,
    sort: chance.oneOf(sorts),
    ...paged(chance),
  })),
  search("one letter, sorted", (chance) => ({
    query: chance.written("@"),
    sort: chance.oneOf(sorts),
  })),
  search("nothing found", (chance) => ({ query: chance.written("X@@#Z##@Q@@") })),
  search("rare word", (chance) => ({ query: seriesName(chance.below(9000)) })),
  search("frequent word", (chance) => ({ query: chance.oneOf(kindNames) })),
  search("frequent word, sorted", (chance) => ({
    query: chance.oneOf(kindNames),
    sort: chance.oneOf(sorts),
  })),
  search("part of a word", (chance) => ({
    query: chance.oneOf(["kugellager", "schalter", "ventil", "motor", "umrichter", "klemme"]),
    ...paged(chance),
  })),
  search("browse", paged),
  search("browse with filters", filtered),
  search("browse with rare filters", rarely),
  search("browse sorted", (chance) => ({ sort: chance.oneOf(sorts), ...paged(chance) })),
  search("browse sorted, with filters", (chance) => ({
    sort: chance.oneOf(sorts),
    ...filtered(chance),
  })),
  search("browse, deep page", deepPaged),
  search("a manufacturer's page", (chance, { manufacturerId }) => ({
    manufacturerId,
    ...(chance.isHit(0.5) && { sort: chance.oneOf(sorts) }),
  })),
  kind("suggestions", getSearchSuggestions, (chance, { code }) => ({
    query: code.slice(0, 2 + chance.below(6)),
  })),
  kind("suggestions of words", getSearchSuggestions, (chance, { kind: own }) => {
    const word = chance.isHit(0.5) ? own : chance.oneOf(knownNames);
    return { query: word.slice(0, 2 + chance.below(6)) };
  }),
  kind("similar numbers", getSimilarCodes, (chance, { code }) => ({
    query: mistyped(chance, code),
  })),
  kind("alternatives", getAlternativeListings, (_, { id }) => ({ listingId: id })),
];

const statuses = ["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const;

export async function tradeKindsOf(databaseUrl: string): Promise<Kind[]> {
  const people = await query(
    databaseUrl,
    `SELECT id FROM "user" WHERE username LIKE 'bench-%' ORDER BY length(username), username`,
  );
  const [{ last }] = await query(databaseUrl, `SELECT max(id) AS last FROM "transaction"`);
  const members: Member[] = people.map(({ id }) => ({ userId: id, isAdmin: false }));
  const largeSeller = () => members[0] as Member;
  const administrator = () => ({ ...largeSeller(), isAdmin: true });
  const someTransaction = (chance: Chance) => ({ id: 1 + chance.below(last) });
  const ownList = (role?: "buyer" | "seller") => (chance: Chance) => ({ role, ...paged(chance) });
  const byUser = getTransactionsByUser;
  return [
    kind("a buyer's list", byUser, ownList("buyer"), (chance) => chance.oneOf(members)),
    kind("a large seller's list", byUser, ownList("seller"), largeSeller),
    kind(
      "the same in one status",
      byUser,
      (chance) => ({ ...ownList("seller")(chance), status: chance.oneOf(statuses) }),
      largeSeller,
    ),
    kind("the same, bought or sold", byUser, paged, largeSeller),
    kind("the same, deep page", byUser, deepPaged, largeSeller),
    kind(
      "everybody's list",
      getAllTransactions,
      (chance) => ({
        ...paged(chance),
        status: chance.isHit(0.5) ? chance.oneOf(statuses) : null,
      }),
      administrator,
    ),
    kind("one transaction", getTransactionById, someTransaction, administrator),
    kind("its history", getTransactionHistory, someTransaction, administrator),
    kind(
      "a listing's transactions",
      getTransactionsByListingId,
      (_, { id }) => ({ listingId: id }),
      administrator,
    ),
    kind(
      "500 rows of an export",
      exportTransactions,
      (chance) => ({ role: "seller", after: 1 + chance.below(last) }),
      largeSeller,
    ),
    kind("figures", getAdminAnalytics, () => undefined, administrator),
    kind("twelve months", getAdminAnalyticsByMonth, () => undefined, administrator),
  ];
}

function search(name: string, payloadOf: (chance: Chance, offer: Offer) => object): Kind {
  return kind(name, fuzzySearchListings, payloadOf);
}

function kind(
  name: string,
  operation: Parameters<typeof runOperation>[0],
  payloadOf: (chance: Chance, offer: Offer) => unknown,
  viewerOf: (chance: Chance) => Viewer = () => visitor,
): Kind {
  return {
    name,
    askOf(chance, offer) {
      const [payload, viewer] = [payloadOf(chance, offer), viewerOf(chance)];
      return () => runOperation(operation, viewer, payload);
    },
  };
}

function deepPaged(chance: Chance): object {
  return { page: 150 + chance.below(50), pageSize: 50 };
}

function mistyped(chance: Chance, code: string): string {
  const place = chance.below(code.length);
  return code.slice(0, place) + (code[place] === "7" ? "4" : "7") + code.slice(place + 1);
}

function paged(chance: Chance): object {
  return { page: 1 + chance.below(20), pageSize: chance.oneOf([10, 25, 50]) };
}

function filtered(chance: Chance): object {
  return {
    ...paged(chance),
    minOrderQuantity: 1 + chance.below(20),
    availableQuantity: 1 + chance.below(50),
    shippingPossible: true,
    ...(chance.isHit(0.5) && { excludeBundles: true }),
    ...(chance.isHit(0.5) && { condition: [chance.oneOf(conditions)] }),
  };
}

function rarely(chance: Chance): object {
  return {
    ...(chance.isHit(0.5)
      ? { hasCertificate: true }
      : { yearOfManufactureFrom: 2024 + chance.below(3) }),
    ...(chance.isHit(0.5) && { condition: [chance.oneOf(conditions)] }),
    ...(chance.isHit(0.3) && { availableQuantity: 1000 + chance.below(4000) }),
  };
}
