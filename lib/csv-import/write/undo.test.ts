import "@/tests/setup/database";
import { expect, test } from "vitest";
import { getCsvImportKept, undoCsvImport } from "@/lib/csv-import/operations";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { setListingStatuses } from "@/lib/listings/mutations";
import { mergeIntoManufacturer } from "@/lib/manufacturers/mutations/merge";
import { runOperation } from "@/lib/operations/run";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { enterListing, storedListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  listingsOf,
  startImport,
  storedImport,
  undoImport,
  usualHeadings,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";

async function keptByUndo(seller: Member, id: string) {
  const { answer } = await runOperation(getCsvImportKept, seller, { id });
  return answer.map(({ mpn, reason }) => [mpn, reason]);
}

async function idOf({ userId }: Member, mpn: string): Promise<number> {
  return (await db().listing.findFirstOrThrow({ where: { ownerUserId: userId, mpn } })).id;
}

const movesOf = async (listingId: number) => {
  const moves = await db().statusChange.findMany({ where: { listingId }, orderBy: { id: "asc" } });
  return moves.map(({ from, to, actorUserId }) => [from, to, actorUserId]);
};

test("listings that were paused or deleted since stay, also where they are on sale again", async () => {
  const seller = await makeMember();
  const soldId = await enterListing(seller, { mpn: "OLD-1" });
  const changedId = await enterListing(seller, { mpn: "OLD-2" });
  await db().listing.update({
    where: { id: soldId },
    data: { soldQuantity: 10, status: "SOLD" },
  });
  const rows = [usualRow("OLD-1", "12"), usualRow("OLD-2", "7"), usualRow("NEW-1")];
  const { id } = await importFile(seller, { rows });
  const madeId = await idOf(seller, "NEW-1");
  const ids = [soldId, changedId, madeId];
  for (const [listingId, away] of ids.map(
    (one) => [one, one === madeId ? "DELETED" : "DRAFT"] as const,
  )) {
    await setListingStatuses(seller, [{ id: listingId, status: away }]);
    await setListingStatuses(seller, [{ id: listingId, status: "ACTIVE" }]);
  }
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 0, kept: 3 });
});

test("a listing that was paused and active again before the import is restored", async () => {
  const seller = await makeMember();
  const changedId = await enterListing(seller, { mpn: "OLD-1" });
  for (const status of ["DRAFT", "ACTIVE"] as const) {
    await setListingStatuses(seller, [{ id: changedId, status }]);
  }
  const { id } = await importFile(seller, { rows: [usualRow("OLD-1", "7")] });
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 1, kept: 0 });
});

test("a changed listing that has been requested since stays, one that was requested before does not", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const sinceId = await enterListing(seller, { mpn: "OLD-1" });
  const beforeId = await enterListing(seller, { mpn: "OLD-2" });
  await makeTransaction(buyer, beforeId);
  const rows = [usualRow("OLD-1", "7"), usualRow("OLD-2", "7")];
  const { id } = await importFile(seller, { rows });
  await makeTransaction(buyer, sinceId);
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 1, kept: 1 });
  expect(await keptByUndo(seller, id)).toEqual([["OLD-1", "REQUESTED"]]);
  expect(await storedListing(sinceId)).toMatchObject({ quantity: 7 });
  expect(await storedListing(beforeId)).toMatchObject({ quantity: 10 });
});

test("earlier requests stay where the request has changed since", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const listingId = await enterListing(seller, { mpn: "OLD-1" });
  const { id: transactionId } = await makeTransaction(buyer, listingId);
  const { id } = await importFile(seller, { rows: [usualRow("OLD-1", "7")] });
  await setTransactionStatus(seller, transactionId, "RESERVED");
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await keptByUndo(seller, id)).toEqual([["OLD-1", "REQUESTED"]]);
});

test("changes by an undo are in the history, under the seller's name", async () => {
  const seller = await makeMember();
  const soldId = await enterListing(seller, { mpn: "OLD-1" });
  await db().listing.update({
    where: { id: soldId },
    data: { soldQuantity: 10, status: "SOLD" },
  });
  const rows = [usualRow("OLD-1", "12", "9,99"), usualRow("NEW-1")];
  const { id } = await importFile(seller, { rows });
  const madeId = await idOf(seller, "NEW-1");
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 1, restored: 1, kept: 0 });

  expect(await storedListing(soldId)).toMatchObject({ status: "SOLD", quantity: 10 });
  expect(await movesOf(soldId)).toEqual([
    [null, "ACTIVE", seller.userId],
    ["SOLD", "ACTIVE", seller.userId],
    ["ACTIVE", "SOLD", seller.userId],
  ]);
  expect(await movesOf(madeId)).toEqual([
    [null, "ACTIVE", seller.userId],
    ["ACTIVE", "DELETED", seller.userId],
  ]);
  const changes = await db().listingChange.findMany({
    where: { listingId: soldId },
    orderBy: { id: "asc" },
  });
  expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["PRICE_PER_PRODUCT", 1250, 999],
    ["QUANTITY", 10, 12],
    ["PRICE_PER_PRODUCT", 999, 1250],
    ["QUANTITY", 12, 10],
  ]);
  expect(changes.map(({ actorUserId }) => actorUserId)).toEqual(changes.map(() => seller.userId));
});

const setBlocked = ({ userId }: Member, blockedAt: Date | null) =>
  db().user.update({ where: { id: userId }, data: { blockedAt } });

test("a blocked seller can neither import nor undo; what could not be undone can be later", async () => {
  const seller = await makeMember();
  const { id } = await importFile(seller, { rows: [usualRow("A-1")] });
  const other = await checkFile(seller, { rows: [usualRow("B-2")] });
  await setBlocked(seller, new Date());
  expect(await startImport(seller, other.id)).toMatchObject({
    status: "FAILED",
    failure: "FORBIDDEN",
    undoableUntil: null,
  });
  const failed = await undoImport(seller, id);
  expect(failed).toMatchObject({
    status: "IMPORTED",
    failure: "FORBIDDEN",
    progress: null,
    undone: null,
  });
  expect(failed.undoableUntil).not.toBeNull();
  expect(await listingsOf(seller)).toMatchObject([{ mpn: "A-1", status: "ACTIVE" }]);
  await setBlocked(seller, null);
  expect(await undoImport(seller, id)).toMatchObject({
    status: "UNDONE",
    failure: null,
    undone: { removed: 1 },
  });
});

test.each([
  ["changed", 7],
  ["made", 10],
])(
  "an undo waits for a user who edits what the import has %s, and leaves it",
  async (what, pieces) => {
    const seller = await makeMember();
    if (what === "changed") {
      await enterListing(seller, { mpn: "A-1" });
    }
    const { id } = await importFile(seller, { rows: [usualRow("A-1", pieces)] });
    await runOperation(undoCsvImport, seller, { id });
    const edited = { nameDe: "Schütz, geprüft", version: { increment: 1 } };
    const { work } = await db().$transaction(async (tx) => {
      await tx.listing.updateMany({ where: { ownerUserId: seller.userId }, data: edited });
      const undoing = workOffImports();
      await untilWaiting(1);
      return { work: undoing };
    });
    await work;
    expect(await storedImport(seller, id)).toMatchObject({
      status: "UNDONE",
      undone: { removed: 0, restored: 0, kept: 1 },
    });
    expect(await listingsOf(seller)).toMatchObject([
      { nameDe: "Schütz, geprüft", status: "ACTIVE", quantity: pieces },
    ]);
  },
);

/** Moves a listing to Siemens by the seller's own number. */
async function importWithAnotherManufacturer(former: string) {
  const seller = await makeMember();
  const manufacturer = { name: former };
  const listingId = await enterListing(seller, {
    mpn: "M-1",
    ownArticleNumber: "4711",
    manufacturer,
  });
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const rows = [[...usualRow("M-1"), "4711"]];
  const { id, counts } = await importFile(seller, { headings, rows });
  expect(counts).toMatchObject({ updated: 1 });
  const [old, into] = await Promise.all([manufacturerId(former), manufacturerId("Siemens")]);
  return { seller, id, listingId, old, into };
}

async function manufacturerId(name: string): Promise<number> {
  return (await db().manufacturer.findFirstOrThrow({ where: { name } })).id;
}

function placeOf(listingId: number) {
  return db().listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { manufacturerId: true, product: { select: { manufacturerId: true, mpn: true } } },
  });
}

test("a listing whose former manufacturer was merged since comes back with the product of the other", async () => {
  const { seller, id, listingId, old, into } = await importWithAnotherManufacturer("Altwerk");
  const administrator = await makeMember({ isAdmin: true });
  await mergeIntoManufacturer(administrator, { id: old, intoId: into });
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await placeOf(listingId)).toEqual({
    manufacturerId: into,
    product: { manufacturerId: into, mpn: "M-1" },
  });
});

test("an undo waits for a merge of the former manufacturer, and follows it", async () => {
  const { seller, id, listingId, old, into } = await importWithAnotherManufacturer("Uraltwerk");
  await runOperation(undoCsvImport, seller, { id });
  const work = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM manufacturer WHERE id = ${old} FOR UPDATE`;
    const undoing = workOffImports();
    await untilWaiting(1);
    await tx.manufacturer.update({ where: { id: old }, data: { mergedIntoId: into } });
    return { undoing };
  });
  await work.undoing;
  expect((await storedImport(seller, id)).status).toBe("UNDONE");
  expect((await placeOf(listingId)).manufacturerId).toBe(into);
});
