import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import type { Viewer } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction, makeTransactions } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { exportTransactions, getAllTransactions, getTransactionsByUser } from "./operations";
import { listTransactionHistory, listTransactionsOfListing } from "./queries";
import type { allTransactionsFilter, transactionExportFilter, transactionFilter } from "./schema";

let trader: TestMember;
let other: TestMember;
let admin: TestMember;
let bought: number[];
let sold: number[];

beforeAll(async () => {
  [trader, other, admin] = await Promise.all([
    makeMember(),
    makeMember(),
    makeMember({ isAdmin: true }),
  ]);
  const own = await makeListing({ ownerUserId: trader.userId, quantity: 9000 });
  const others = await makeListing({ ownerUserId: other.userId });
  sold = await makeTransactions(other, own.id, { count: 700 });
  bought = await makeTransactions(trader, others.id, { count: 6 });
  const { id } = await makeTransaction(trader, others.id, { status: "RESERVED" });
  bought.push(id);
  // Nobody's of the above.
  const third = await makeListing({ ownerUserId: admin.userId });
  await makeTransactions(other, third.id, { count: 5 });
});

describe("a user's list", () => {
  test("has what they buy and sell, each once, the newest first", async () => {
    const seen: number[] = [];
    for (let page = 1; page <= 15; page += 1) {
      seen.push(...(await idsOf(trader, { page, pageSize: 50 })));
    }
    const rows = await db().transaction.findMany({
      where: { id: { in: [...sold, ...bought] } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true },
    });
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test("goes by role and status", async () => {
    expect(await totalOf({})).toBe(707);
    expect(await totalOf({ role: "seller" })).toBe(700);
    expect(await totalOf({ role: "buyer" })).toBe(7);
    expect(await totalOf({ role: "buyer", status: "REQUESTED" })).toBe(6);
    expect(await totalOf({ status: "RESERVED" })).toBe(1);
    expect(await totalOf({ role: "seller", status: "RESERVED" })).toBe(0);
    expect(await idsOf(trader, { role: "buyer" })).toEqual(bought.toReversed());
  });
});

test("all of them are for administrators, by status", async () => {
  const all = await runOperation(getAllTransactions, admin, {});
  expect(all.answer.totalCount).toBe(await db().transaction.count());
  const filter: z.input<typeof allTransactionsFilter> = { status: "RESERVED" };
  const { answer } = await runOperation(getAllTransactions, admin, filter);
  expect(answer.data.map(({ id }) => id)).toEqual([bought.at(-1)]);
  const rejected = runOperation(getAllTransactions, trader, filter);
  await expect(rejected).rejects.toMatchObject({ code: "FORBIDDEN" });
});

describe("of very many", () => {
  test("purchases and sales together have one total with one cap", async () => {
    const both = await makeMember();
    const own = await makeListing({ ownerUserId: both.userId });
    const others = await makeListing({ ownerUserId: other.userId });
    await makeTransactions(other, own.id, { count: 5_001 });
    await makeTransactions(both, others.id, { count: 4_999 });
    expect((await list(both, {})).answer).toMatchObject({ totalCount: 10_000, capped: false });
    await makeTransactions(both, others.id, { count: 900 });
    const { answer } = await list(both, { page: 1_001, pageSize: 10 });
    expect(answer).toMatchObject({ totalCount: 10_001, totalPages: 1_001, capped: true });
    expect(answer.data).toHaveLength(1);
  });

  test("a listing's own page has the newest two hundred", async () => {
    const seller = await makeMember();
    const { id } = await makeListing({ ownerUserId: seller.userId });
    const made = await makeTransactions(other, id, { count: 205 });
    const rows = await listTransactionsOfListing(seller, id);
    expect(rows.map((row) => row.id)).toEqual(made.slice(5).toReversed());
  });
});

describe("an export", () => {
  test("strings pages of five hundred together, each transaction once", async () => {
    const first = await exported(trader, {});
    expect(first.rows).toHaveLength(500);
    // What is requested meanwhile shifts nothing.
    const own = await db().transaction.findUniqueOrThrow({ where: { id: sold[0] } });
    const [fresh] = await makeTransactions(other, own.listingId, { count: 1 });
    const second = await exported(trader, { after: first.next });
    expect(second.next).toBeNull();
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id !== fresh).length).toBe(707);
  });

  test("goes by role and status too", async () => {
    const { rows } = await exported(trader, { role: "buyer", status: "REQUESTED" });
    expect(rows.map(({ id }) => id)).toEqual(bought.slice(0, 6).toReversed());
  });

  test("behind somebody else's transaction is empty", async () => {
    const { rows } = await exported(admin, { after: sold[600] });
    expect(rows).toEqual([]);
    expect((await exported(admin, { after: sold[600], everybody: true })).rows).not.toEqual([]);
  });
});

function list(viewer: Viewer, filter: z.input<typeof transactionFilter>) {
  return runOperation(getTransactionsByUser, viewer, filter);
}

async function idsOf(viewer: Viewer, filter: z.input<typeof transactionFilter>) {
  return (await list(viewer, filter)).answer.data.map(({ id }) => id);
}

async function totalOf(filter: z.input<typeof transactionFilter>): Promise<number> {
  return (await list(trader, filter)).answer.totalCount;
}

async function exported(viewer: Viewer, filter: z.input<typeof transactionExportFilter>) {
  return (await runOperation(exportTransactions, viewer, filter)).answer;
}

test("a long history is its last two hundred lines, the newest first", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id: transactionId } = await makeTransaction(buyer, listing.id);
  const lines = Array.from({ length: 203 }, (_, place) => ({
    ...{ transactionId, actorUserId: seller.userId, from: "REQUESTED", to: "RESERVED" },
    createdAt: new Date(Date.UTC(2026, 10, 22, 10, place)),
  }));
  await db().statusChange.createMany({ data: lines });
  const history = await listTransactionHistory(buyer, transactionId);
  const moments = lines.map(({ createdAt }) => createdAt).toReversed();
  expect(history.map(({ createdAt }) => createdAt)).toEqual(moments.slice(0, 200));
});
