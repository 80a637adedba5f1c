import "@/tests/setup/database";
import { afterEach, expect, test, vi } from "vitest";
import { hashSecret } from "@/lib/auth/secret";
import { closeSession } from "@/lib/auth/sessions";
import { databasePool, db, transact } from "@/lib/db/client";
import type { ListingStatus } from "@/lib/listings/fields";
import { lockListings } from "@/lib/listings/status";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession } from "@/tests/factories/user";
import { countView, makeCounter, writeViews } from "./counter";
import { addViews } from "./mutations";

const seller = await makeMember();

afterEach(() => vi.useRealTimers());

test("views are in the database after a round, each client's once in half an hour", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write } = makeCounter();
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

test("a round writes by itself after five seconds, and who begins it is told when", async () => {
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

test("a thousand views are not waited with, whoever saw what", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count } = makeCounter();
  const { promise, resolve } = Promise.withResolvers<void>();
  // No time passes: only their number can begin the writing.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (let client = 0; client < 1_000; client += 1) {
    count(view(id, client), 0, (written) => written.then(resolve));
  }
  vi.useRealTimers();
  await promise;
  expect(await viewsOf(id)).toBe(1_000);
});

test("one client's flood of other listings makes no view count again", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write, size } = makeCounter();
  count(view(id, 1), 0);
  for (let other = 0; other < 60_000; other += 1) {
    count(view(100_000 + other, 2), 1);
  }
  count(view(id, 1), 2);
  expect(size()).toBe(301);
  await write();
  expect(await viewsOf(id)).toBe(1);
});

test("a process that ends writes what it has, and nothing where it has none", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  await writeViews();
  countView(view(id, 1), () => {});
  await writeViews();
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
  const { count, write } = makeCounter();
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
  const { count, write } = makeCounter();
  count(view(id, 1), 0);
  await write();
  expect(await viewsOf(id)).toBe(views);
});

test("a view changes nothing else of a listing, nor what search keeps of it", async () => {
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

test("two processes add up, also of the same listings in another order", async () => {
  const ids: number[] = [];
  for (let made = 0; made < 20; made += 1) {
    ids.push((await makeListing({ ownerUserId: seller.userId })).id);
  }
  const counters = [makeCounter(), makeCounter(), makeCounter()];
  for (let round = 0; round < 10; round += 1) {
    for (const [place, { count }] of counters.entries()) {
      for (const id of place === 1 ? ids.toReversed() : ids) {
        count(view(id, 10 * place + round), 0);
      }
    }
    await Promise.all(counters.map(({ write }) => write()));
  }
  // A row that another one held is written in a later round.
  for (const { write } of counters) {
    await write();
  }
  const listings = await db().listing.findMany({ where: { id: { in: ids } } });
  expect(listings.map(({ views }) => views)).toEqual(ids.map(() => 30));
});

test("a row that a trade holds is not waited for, its views come later, and the trade is kept", async () => {
  const held = await makeListing({ ownerUserId: seller.userId });
  const free = await makeListing({ ownerUserId: seller.userId });
  const { count, write } = makeCounter();
  count(view(held.id, 1), 0);
  count(view(free.id, 1), 0);
  await transact(async (tx) => {
    await lockListings(tx, [held.id]);
    await tx.listing.update({ where: { id: held.id }, data: { reservedQuantity: 4 } });
    await write();
    expect(await viewsOf(free.id)).toBe(1);
    await untilWaiting(0);
  });
  expect(await viewsOf(held.id)).toBe(0);
  await write();
  const { views, reservedQuantity } = await listingOf(held.id);
  expect([views, reservedQuantity]).toEqual([1, 4]);
});

test("views that are written while pieces are reserved lose neither", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId, quantity: 20 });
  const buyer = await makeMember();
  const { count, write } = makeCounter();
  const trades = async () => {
    for (let piece = 0; piece < 20; piece += 1) {
      await makeTransaction(buyer, id, { status: piece % 2 ? "RESERVED" : "COMPLETED" });
    }
  };
  const looks = async () => {
    for (let client = 0; client < 40; client += 1) {
      count(view(id, client), 0);
      await write();
    }
  };
  await Promise.all([trades(), looks()]);
  await write();
  const { views, reservedQuantity, soldQuantity } = await listingOf(id);
  expect([views, reservedQuantity, soldQuantity]).toEqual([40, 10, 10]);
});

test("while the database is away nothing is lost, and nobody hears of it", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write, size } = makeCounter();
  const query = databasePool().query;
  databasePool().query = () => Promise.reject(new Error("away")) as never;
  try {
    count(view(id, 1), 0);
    await write();
    count(view(id, 2), 0);
    await write();
    expect(size()).toBe(1);
  } finally {
    databasePool().query = query;
  }
  await write();
  expect([await viewsOf(id), size()]).toEqual([2, 0]);
});

test("a flood of ids stays within bounds while the database is away, and the first views are kept", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { count, write, size } = makeCounter();
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

test("a counter that is full stays full", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  await db().listing.update({ where: { id }, data: { views: 2_147_483_646 } });
  await addViews([{ listingId: id, sessionHash: hashSecret("x"), count: 5 }]);
  expect(await viewsOf(id)).toBe(2_147_483_647);
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
