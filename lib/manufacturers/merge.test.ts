import "@/tests/setup/database";
import { expect, test } from "vitest";
import { type Database, db, transact } from "@/lib/db/client";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { exportListings, fuzzySearchListings } from "@/lib/search/operations";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import { makeManufacturer } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { findOrCreateManufacturer, saveManufacturer } from "./mutations/manufacturers";
import { mergeIntoManufacturer } from "./mutations/merge";
import { mergeManufacturers } from "./operations";
import { getManufacturer, listManufacturers } from "./queries/manufacturers";
import { manufacturerFilter } from "./schema";

const administrator = await makeMember({ isAdmin: true });
const seller = await makeMember();
let number = 0;

/** Two manufacturers that nobody else knows: the one to be merged, and the one that stays. */
async function makeTwo() {
  number += 1;
  const old = await makeManufacturer(`Alt ${number} Werke`);
  const into = await makeManufacturer(`Neu ${number} Werke`);
  return { old, into };
}

function merge(id: number, intoId: number, viewer: Viewer = administrator) {
  return runOperation(mergeManufacturers, viewer, { id, intoId });
}

function list(manufacturerId: number, changes = {}) {
  return enterListing(seller, { manufacturer: { id: manufacturerId }, ...changes });
}

async function found(filter: { manufacturerId?: number; query?: string }) {
  const { answer } = await runOperation(fuzzySearchListings, visitor, filter);
  return answer.data.map(({ id, manufacturer }) => ({ id, name: manufacturer.name }));
}

test("listings follow in search at once, by the old id, the new one and either name beside a number", async () => {
  const { old, into } = await makeTwo();
  const mpn = `MERGE-${number}`;
  const id = await list(old.id, { mpn });
  const { answer, staleTags } = await merge(old.id, into.id);
  expect(answer).toEqual({ into: { id: into.id, name: into.name }, listingCount: 1 });
  expect(staleTags).toEqual(["manufacturers", "maker-names", "listings"]);
  const followed = [{ id, name: into.name }];
  expect(await found({ manufacturerId: into.id })).toEqual(followed);
  expect(await found({ manufacturerId: old.id })).toEqual(followed);
  for (const query of [`${old.name} ${mpn}`, `${into.name} ${mpn}`]) {
    expect(await found({ query })).toEqual(followed);
  }
  const [entry] = await db().listingSearch.findMany({ where: { listingId: id } });
  expect(entry?.manufacturerId).toBe(into.id);
  const { answer: file } = await runOperation(exportListings, seller, {});
  expect(file.rows.find((row) => row.id === id)?.manufacturer).toBe(into.name);
});

test("the old id and the old name lead to the target, also for the next listing", async () => {
  const { old, into } = await makeTwo();
  const edited = await list(old.id);
  await merge(old.id, into.id);
  expect(await getManufacturer({ id: old.id, onlyVerified: true })).toEqual({
    id: into.id,
    name: into.name,
  });
  const typed = await listManufacturers(manufacturerFilter.parse({ query: old.name }));
  expect(typed[0]).toEqual({ id: into.id, name: into.name });
  const byName = await enterListing(seller, { manufacturer: { name: old.name } });
  await saveListing(seller, edited, { manufacturer: { id: old.id }, version: 1 });
  for (const id of [byName, edited]) {
    expect((await storedListing(id)).manufacturerId).toBe(into.id);
  }
});

test("the history of a listing's manufacturer shows who merged", async () => {
  const { old, into } = await makeTwo();
  const listingId = await list(old.id);
  await merge(old.id, into.id);
  const changes = await db().listingIdentityChange.findMany({ where: { listingId } });
  expect(changes).toMatchObject([
    {
      actorUserId: administrator.userId,
      field: "MANUFACTURER",
      from: old.name,
      to: into.name,
    },
  ]);
});

test("products of one number become one, the others follow", async () => {
  const { old, into } = await makeTwo();
  const [twin, moved] = [
    await list(old.id, { mpn: "GLEICH 1" }),
    await list(old.id, { mpn: "EIGEN 1" }),
  ];
  const target = await list(into.id, { mpn: "GLEICH-1" });
  const own = (await storedListing(moved)).productId;
  await merge(old.id, into.id);
  expect((await storedListing(twin)).productId).toBe((await storedListing(target)).productId);
  expect((await storedListing(moved)).productId).toBe(own);
  expect(await db().product.count({ where: { manufacturerId: old.id } })).toBe(0);
  expect(await db().product.count({ where: { manufacturerId: into.id } })).toBe(2);
});

test("earlier merges follow to the new target, which is verified if either was", async () => {
  const { old, into } = await makeTwo();
  const { old: older } = await makeTwo();
  await merge(older.id, old.id);
  await db().manufacturer.update({ where: { id: into.id }, data: { verifiedAt: null } });
  await merge(old.id, into.id);
  const rows = await db().manufacturer.findMany({ where: { mergedIntoId: into.id } });
  expect(rows.map(({ id }) => id).toSorted()).toEqual([old.id, older.id].toSorted());
  const target = await db().manufacturer.findUniqueOrThrow({ where: { id: into.id } });
  expect(target).toMatchObject({ name: into.name, verifiedAt: old.verifiedAt, mergedIntoId: null });
});

test("itself, a merged one and an unknown one are rejected, and nothing moves", async () => {
  const { old, into } = await makeTwo();
  const id = await list(into.id);
  await merge(old.id, into.id);
  const itself = { data: { issues: [{ path: "intoId", code: "manufacturer_itself" }] } };
  await expect(merge(into.id, into.id)).rejects.toMatchObject(itself);
  await expect(merge(old.id, into.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(merge(2_147_483_647, into.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (const target of [old.id, 2_147_483_647]) {
    const unknown = { data: { issues: [{ path: "intoId", code: "not_found" }] } };
    await expect(merge(into.id, target)).rejects.toMatchObject(unknown);
  }
  expect((await storedListing(id)).manufacturerId).toBe(into.id);
  await expect(merge(into.id, old.id, seller)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

const rounds = 3;

async function make(count: number) {
  number += 1;
  const names = Array.from({ length: count }, (_, n) => `Rennen ${number} ${"abcdefgh"[n]}`);
  return Promise.all(names.map(makeManufacturer));
}

async function outcomesOf(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((one) =>
    one.status === "fulfilled" ? "done" : (one.reason.code ?? String(one.reason)),
  );
}

function left(id: number): Promise<number> {
  return db().listing.count({ where: { manufacturerId: id } });
}

/** As a seller's save does it, between the choice of the manufacturer and its commit. */
async function listing(tx: Database, choice: { id: number } | { name: string }) {
  const manufacturerId = await findOrCreateManufacturer(tx, seller, choice);
  const columns = { nameDe: "Schütz", descriptionDe: "Neu.", quantity: 1, pricePerProductInCt: 1 };
  const way = { shippingPossible: true, pickupPossible: false };
  const data = { ...columns, ...way, ownerUserId: seller.userId, manufacturerId };
  return tx.listing.create({ data, select: { id: true } });
}

test("a merge waits for a listing that has chosen the old one, and takes it along", async () => {
  for (const by of ["id", "name"] as const) {
    const [old, into] = await make(2);
    let merging: Promise<unknown> = Promise.resolve();
    await transact(async (tx) => {
      await findOrCreateManufacturer(
        tx,
        seller,
        by === "id" ? { id: old?.id ?? 0 } : { name: old?.name ?? "" },
      );
      merging = mergeIntoManufacturer(administrator, { id: old?.id ?? 0, intoId: into?.id ?? 0 });
      await untilWaiting(1);
      await listing(tx, { id: old?.id ?? 0 });
    });
    await merging;
    expect([await left(old?.id ?? 0), await left(into?.id ?? 0)]).toEqual([0, 1]);
  }
});

test("a listing that chooses while the old one is being merged gets the target, also through an older name", async () => {
  const [older, old, into] = await make(3);
  const [olderId, oldId, intoId] = [older?.id ?? 0, old?.id ?? 0, into?.id ?? 0];
  await mergeIntoManufacturer(administrator, { id: olderId, intoId: oldId });
  const entering = await transact(async (tx) => {
    await tx.$queryRaw`SELECT id FROM manufacturer WHERE id = ${oldId} FOR UPDATE`;
    const choices = [{ id: oldId }, { name: old?.name ?? "" }, { id: olderId }];
    const attempts = choices.map((manufacturer) => enterListing(seller, { manufacturer }));
    await untilWaiting(3);
    const data = { mergedIntoId: intoId };
    await tx.manufacturer.updateMany({ where: { id: { in: [oldId, olderId] } }, data });
    return { attempts };
  });
  await Promise.all(entering.attempts);
  expect([await left(oldId), await left(olderId), await left(intoId)]).toEqual([0, 0, 3]);
});

test("listings that are made and saved by both names while they merge all end at the target", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [old, into] = await make(2);
    const [oldId, intoId] = [old?.id ?? 0, into?.id ?? 0];
    const ids = await Promise.all(
      Array.from({ length: 3 }, (_, n) =>
        enterListing(seller, { manufacturer: { id: oldId }, mpn: `R${number}-${n}` }),
      ),
    );
    const outcomes = await outcomesOf([
      ...ids.map((id, n) =>
        saveListing(seller, id, { manufacturer: { id: oldId }, mpn: `R${number}-${n}x` }),
      ),
      mergeIntoManufacturer(administrator, { id: oldId, intoId }),
      enterListing(seller, { manufacturer: { id: oldId }, mpn: `R${number}-0` }),
      enterListing(seller, { manufacturer: { name: old?.name ?? "" }, mpn: `R${number}-1x` }),
      enterListing(seller, { manufacturer: { id: intoId }, mpn: `R${number}-0` }),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(["done"]));
    expect([await left(oldId), await left(intoId)]).toEqual([0, 6]);
    expect(await db().listingSearch.count({ where: { manufacturerId: oldId } })).toBe(0);
    expect(await db().product.count({ where: { manufacturerId: oldId } })).toBe(0);
  }
});

test("merges that cross end without a circle, and the second gets an error", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [a, b, c] = (await make(3)).map(({ id }) => id) as [number, number, number];
    const outcomes = await outcomesOf([
      mergeIntoManufacturer(administrator, { id: a, intoId: b }),
      mergeIntoManufacturer(administrator, { id: b, intoId: a }),
      mergeIntoManufacturer(administrator, { id: b, intoId: c }),
      mergeIntoManufacturer(administrator, { id: c, intoId: a }),
    ]);
    expect(["done", "NOT_FOUND", "VALIDATION"]).toEqual(expect.arrayContaining(outcomes));
    const rows = await db().manufacturer.findMany({ where: { id: { in: [a, b, c] } } });
    const ends = rows.filter(({ mergedIntoId }) => mergedIntoId === null).map(({ id }) => id);
    expect(ends.length).toBeGreaterThan(0);
    for (const { mergedIntoId } of rows) {
      expect(mergedIntoId === null || ends.includes(mergedIntoId)).toBe(true);
    }
  }
});

test("of two that take one name at once one gets it, the other reads whose it is", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await make(2);
    const name = `Einmalig ${number}`;
    const outcomes = await outcomesOf([
      saveManufacturer({ id: one?.id ?? 0, name }),
      saveManufacturer({ id: other?.id ?? 0, name }),
    ]);
    expect(outcomes.toSorted()).toEqual(["VALIDATION", "done"]);
  }
});
