import "@/tests/setup/database";
import { expect, test } from "vitest";
import { type Database, db, transact } from "@/lib/db/client";
import { enterListing, saveListing } from "@/tests/factories/entered-listing";
import { makeManufacturer } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { mergeManufacturers } from "./merge";
import { settleManufacturer } from "./mutations";
import { updateManufacturer } from "./update";

const seller = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const rounds = 8;
let number = 0;

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
  const manufacturerId = await settleManufacturer(tx, seller, choice);
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
      await settleManufacturer(
        tx,
        seller,
        by === "id" ? { id: old?.id ?? 0 } : { name: old?.name ?? "" },
      );
      merging = mergeManufacturers(administrator, { id: old?.id ?? 0, intoId: into?.id ?? 0 });
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
  await mergeManufacturers(administrator, { id: olderId, intoId: oldId });
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
      mergeManufacturers(administrator, { id: oldId, intoId }),
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

test("merges that cross end without a circle, and the second is told", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [a, b, c] = (await make(3)).map(({ id }) => id) as [number, number, number];
    const outcomes = await outcomesOf([
      mergeManufacturers(administrator, { id: a, intoId: b }),
      mergeManufacturers(administrator, { id: b, intoId: a }),
      mergeManufacturers(administrator, { id: b, intoId: c }),
      mergeManufacturers(administrator, { id: c, intoId: a }),
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

test("of two that take one name at once one gets it, the other hears whose it is", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await make(2);
    const name = `Einmalig ${number}`;
    const outcomes = await outcomesOf([
      updateManufacturer({ id: one?.id ?? 0, name }),
      updateManufacturer({ id: other?.id ?? 0, name }),
    ]);
    expect(outcomes.toSorted()).toEqual(["VALIDATION", "done"]);
  }
});
