import { getAdminAnalytics, getAdminAnalyticsByMonth } from "@/lib/analytics/operations";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import {
  exportTransactions,
  getAllTransactions,
  getTransactionById,
  getTransactionHistory,
  getTransactionsByListingId,
  getTransactionsByUser,
} from "@/lib/transactions/operations";
import { query } from "../../scripts/database/connection.ts";
import type { Chance } from "./fill/chance";
import type { Kind } from "./samples";

const statuses = ["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const;

/** What parties and administrators ask about trades, of a database that `fillTrades` has filled. */
export async function tradeKindsOf(databaseUrl: string): Promise<Kind[]> {
  const people = await query(
    databaseUrl,
    `SELECT id FROM "user" WHERE username LIKE 'bench-%' ORDER BY length(username), username`,
  );
  const [{ last }] = await query(databaseUrl, `SELECT max(id) AS last FROM "transaction"`);
  const members: Member[] = people.map(({ id }) => ({ userId: id, isAdmin: false }));
  const [largeSeller] = members;
  if (!largeSeller) {
    throw new Error("There is nobody who trades.");
  }
  const administrator = { ...largeSeller, isAdmin: true };
  const someTransaction = (chance: Chance) => ({ id: 1 + chance.below(last) });
  const lists = (role: "buyer" | "seller") => (chance: Chance) => ({ role, ...paged(chance) });
  return [
    {
      name: "a buyer's list",
      askOf(chance) {
        const payload = lists("buyer")(chance);
        const buyer = chance.oneOf(members);
        return () => runOperation(getTransactionsByUser, buyer, payload);
      },
    },
    kind("a large seller's list", getTransactionsByUser, largeSeller, lists("seller")),
    kind("the same in one status", getTransactionsByUser, largeSeller, (chance) => ({
      ...lists("seller")(chance),
      status: chance.oneOf(statuses),
    })),
    kind("the same, bought or sold", getTransactionsByUser, largeSeller, paged),
    kind("the same, deep page", getTransactionsByUser, largeSeller, (chance) => ({
      page: 150 + chance.below(50),
      pageSize: 50,
    })),
    kind("everybody's list", getAllTransactions, administrator, (chance) => ({
      ...paged(chance),
      status: chance.isHit(0.5) ? chance.oneOf(statuses) : null,
    })),
    kind("one transaction", getTransactionById, administrator, someTransaction),
    kind("its history", getTransactionHistory, administrator, someTransaction),
    {
      name: "a listing's transactions",
      askOf: (_, { id }) => {
        const payload = { listingId: id };
        return () => runOperation(getTransactionsByListingId, administrator, payload);
      },
    },
    kind("500 rows of an export", exportTransactions, largeSeller, (chance) => ({
      role: "seller",
      after: 1 + chance.below(last),
    })),
    kind("figures", getAdminAnalytics, administrator, () => undefined),
    kind("twelve months", getAdminAnalyticsByMonth, administrator, () => undefined),
  ];
}

function kind(
  name: string,
  operation: Parameters<typeof runOperation>[0],
  member: Member,
  payloadOf: (chance: Chance) => unknown,
): Kind {
  return {
    name,
    askOf(chance) {
      const payload = payloadOf(chance);
      return () => runOperation(operation, member, payload);
    },
  };
}

function paged(chance: Chance) {
  return { page: 1 + chance.below(20), pageSize: chance.oneOf([10, 25, 50]) };
}
