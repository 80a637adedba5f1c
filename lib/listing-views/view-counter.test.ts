import "@/tests/setup/database";
import { afterEach, expect, test, vi } from "vitest";
import { closeSession } from "@/lib/accounts/sessions/mutations";
import { databasePool, db, transact } from "@/lib/db/client";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { lockListings } from "@/lib/stock/lock-listings";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember, makeSession } from "@/tests/factories/user";
import { addViews } from "./mutations";
import { countView, makeViewCounter } from "./view-counter";

const seller = await makeMember();

afterEach(() => vi.useRealTimers());

test("views are in the database after a round, each client's once in half an hour", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write } = makeViewCounter();
  for (const [client, now] of [
    [1, 0],
    [1, 29 * 60_000],
    [2, 29 * 60_000],
    [1, 30 * 60_000],
  ] as const) {
    count(view(id, client), now);
  }
  expect(await viewsOf(id)).toBe(0);
  await write();
  expect(await viewsOf(id)).toBe(3);
  await write();
  expect(await viewsOf(id)).toBe(3);
});

test("a round writes by itself after five seconds, and its starter is notified", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const rounds: Promise<void>[] = [];
  countView(view(id, 1), (written) => rounds.push(written));
  countView(view(id, 2), (written) => rounds.push(written));
  expect(rounds).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await rounds[0];
  expect(await viewsOf(id)).toBe(2);
});

test("one client's flood of other listings makes no view count again", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write, size } = makeViewCounter();
  count(view(id, 1), 0);
  for (let other = 0; other < 60_000; other += 1) {
    count(view(100_000 + other, 2), 1);
  }
  count(view(id, 1), 2);
  expect(size()).toBe(301);
  await write();
  expect(await viewsOf(id)).toBe(1);
});

test("the owner's own views do not count, others' do, however they are signed in", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const dead = await makeSession(await makeMember());
  await closeSession(dead);
  const sessions = [
    await makeSession(seller),
    await makeSession(seller),
    await makeSession(await makeMember()),
    await makeSession(await makeMember({ isAdmin: true })),
    dead,
    "nonsense",
    undefined,
  ];
  const { count, write } = makeViewCounter();
  for (const [client, sessionId] of sessions.entries()) {
    count({ ...view(id, client), sessionId }, 0);
  }
  await write();
  expect(await viewsOf(id)).toBe(5);
});

test.each([
  ["ACTIVE", 1],
  ["RESERVED", 1],
  ["SOLD", 1],
  ["DRAFT", 0],
  ["DELETED", 0],
] as const)("a listing that is %s gets %i view", async (status: ListingStatus, views) => {
  const { id } = await makeListing({ ownerUserId: seller.userId, status });
  const { count, write } = makeViewCounter();
  count(view(id, 1), 0);
  await write();
  expect(await viewsOf(id)).toBe(views);
});

test("a view changes nothing else of a listing, nor its search data", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const everything = async () => {
    const [listing] = await db().$queryRaw<{ row: string }[]>`
      SELECT (to_jsonb(l) - 'views')::text AS row FROM listing l WHERE id = ${id}`;
    const entries = await db().$queryRaw`
      SELECT ctid::text, xmin::text FROM listing_search WHERE listing_id = ${id}`;
    return [listing, entries];
  };
  const before = await everything();
  await addViews([{ listingId: id, sessionHash: null, count: 3 }]);
  expect(await viewsOf(id)).toBe(3);
  expect(await everything()).toEqual(before);
});

test("a row that a trade has locked is not waited for, its views come later, and the trade is stored", async () => {
  const locked = await makeListing({ ownerUserId: seller.userId });
  const free = await makeListing({ ownerUserId: seller.userId });
  const { count, write } = makeViewCounter();
  count(view(locked.id, 1), 0);
  count(view(free.id, 1), 0);
  await transact(async (tx) => {
    await lockListings(tx, [locked.id]);
    await tx.listing.update({ where: { id: locked.id }, data: { reservedQuantity: 4 } });
    await write();
    expect(await viewsOf(free.id)).toBe(1);
    await untilWaiting(0);
  });
  expect(await viewsOf(locked.id)).toBe(0);
  await write();
  const { views, reservedQuantity } = await listingOf(locked.id);
  expect([views, reservedQuantity]).toEqual([1, 4]);
});

test("a flood of ids stays within bounds while the database is away, and the first views are saved", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write, size } = makeViewCounter();
  const query = databasePool().query;
  databasePool().query = () => Promise.reject(new Error("away")) as never;
  try {
    count(view(id, 1), 0);
    for (let listingId = 1; listingId <= 60_000; listingId += 1) {
      count(view(2_147_483_647 - listingId, 2 + (listingId >> 8)), 0);
    }
    await write();
    expect(size()).toBe(10_000);
  } finally {
    databasePool().query = query;
  }
  await write();
  expect([await viewsOf(id), size()]).toEqual([1, 0]);
});

function view(listingId: number, client: number) {
  const address = `203.0.${client >> 8}.${client & 255}`;
  return { listingId, client: { address, userAgent: "Firefox" }, sessionId: undefined };
}

function listingOf(id: number) {
  return db().listing.findUniqueOrThrow({ where: { id } });
}

async function viewsOf(id: number): Promise<number> {
  return (await listingOf(id)).views;
}
