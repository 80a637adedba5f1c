import "@/tests/setup/database";
import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { db } from "@/lib/db/client";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  startImport,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const countListings = (ownerUserId: string) =>
  db().listing.count({ where: { ownerUserId, status: { not: "DELETED" } } });

test("nothing is written when a listing that was to be changed is gone, except after a new confirmation", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id, counts } = await checkFile(seller, { rows: [usualRow("A-1", "7")] });
  expect(counts).toMatchObject({ new: 0, updated: 1 });
  await db().listing.updateMany({
    where: { ownerUserId: seller.userId },
    data: { status: "DELETED" },
  });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 1, updated: 0 },
  });
  expect(await countListings(seller.userId)).toBe(0);
  expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED", failure: null });
  expect(await countListings(seller.userId)).toBe(1);
});

test("nothing is written when another row stays behind than the seller confirmed", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1"), usualRow("B-2")] });
  const sell = (mpn: string, soldQuantity: number) =>
    db().listing.updateMany({ where: { ownerUserId: seller.userId, mpn }, data: { soldQuantity } });
  await sell("A-1", 8);
  const { id, firstFault } = await checkFile(seller, {
    rows: [usualRow("A-1", "7"), usualRow("B-2", "7")],
  });
  expect(firstFault).toMatchObject({ number: 2 });
  await sell("A-1", 0);
  await sell("B-2", 8);
  expect(await startImport(seller, id, 1)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { updated: 1, invalid: 1 },
    firstFault: { number: 3 },
  });
  const untouched = { ownerUserId: seller.userId, quantity: 10 };
  expect(await db().listing.count({ where: untouched })).toBe(2);
});

test("nothing is written when a row would change another listing than the seller confirmed", async () => {
  const seller = await makeMember();
  const [told, other] = [
    await enterListing(seller, { mpn: "A-1", ownArticleNumber: "L-1" }),
    await enterListing(seller, { mpn: "A-1", ownArticleNumber: "L-2" }),
  ];
  const { id, counts } = await checkFile(seller, {
    headings: [...usualHeadings, "Artikelnummer"],
    mapping: { columns: { ...usualColumns, ownArticleNumber: usualHeadings.length } },
    rows: [[...usualRow("A-1", "7"), "L-1"]],
  });
  expect(counts).toMatchObject({ new: 0, updated: 1 });
  await saveListing(seller, told, { mpn: "A-1", ownArticleNumber: "L-3" });
  await saveListing(seller, other, { mpn: "A-1", ownArticleNumber: "L-1" });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 0, updated: 1 },
  });
  const quantities = await Promise.all([told, other].map(storedListing));
  expect(quantities.map(({ quantity }) => quantity)).toEqual([10, 10]);
});

/** Assigned by hand, because running numbers are not proposed. */
const numbered = {
  headings: [...usualHeadings, "Eigene Artikelnummer"],
  mapping: { columns: { ...usualColumns, ownArticleNumber: 6 } },
};

/** Only the own number recognises this row. */
const row = (ownNumber: string, manufacturer: string, mpn: string, name: string): Cell[] => [
  manufacturer,
  mpn,
  name,
  "Neu.",
  "5",
  "950,00",
  ownNumber,
];

/** Creates a listing of a Siemens contactor. */
async function listed(ownArticleNumber: string, changes: { mpn?: string } = { mpn: "A-1" }) {
  const seller = await makeMember();
  await enterListing(seller, { mpn: undefined, nameDe: "Schütz", ...changes, ownArticleNumber });
  return seller;
}

test("running numbers that would make other parts of a seller's listings are reported before anything is written", async () => {
  const seller = await listed("1");
  await enterListing(seller, { mpn: "A-2", ownArticleNumber: "2" });
  await enterListing(seller, { mpn: "A-3", ownArticleNumber: "3" });
  const rows = [
    row("3", "Siemens", "A-3", "Schütz"),
    row("1", "Festo", "DSNU-25", "Zylinder"),
    row("2", "SKF", "6205", "Kugellager"),
    row("4", "SKF", "6206", "Kugellager"),
  ];
  const checked = await checkFile(seller, { ...numbered, rows });
  expect(checked.counts).toMatchObject({ new: 1, updated: 3 });
  expect(checked.otherParts).toEqual({ count: 2, firstRow: 3 });
  expect(await startImport(seller, checked.id)).toMatchObject({
    status: "IMPORTED",
    otherParts: null,
  });
});

test("a row that would overwrite another part than its seller confirmed needs a new confirmation", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1", ownArticleNumber: "1" });
  const rows = [row("1", "Siemens", "A-1", "Schütz 24 V")];
  const { id, counts, otherParts } = await checkFile(seller, { ...numbered, rows });
  expect([counts, otherParts]).toMatchObject([{ updated: 1 }, null]);
  const became = { manufacturer: { name: "Festo" }, mpn: "DSNU-25", ownArticleNumber: "1" };
  await saveListing(seller, listingId, became);
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { updated: 1 },
    otherParts: { count: 1, firstRow: 2 },
  });
  expect(await storedListing(listingId)).toMatchObject({ mpn: "DSNU-25" });
});

test.each([
  ["another spelling of both", row("1", "SIEMENS", "a 1", "Schütz")],
  ["another manufacturer alone", row("1", "Siemens AG", "A-1", "Schütz 24 V")],
  ["another MPN alone", row("1", "Siemens", "B-2", "Schütz 24 V")],
])("a row that says %s is the part that it was", async (_, cells) => {
  const checked = await checkFile(await listed("1"), { ...numbered, rows: [cells] });
  expect(checked).toMatchObject({ counts: { updated: 1 }, otherParts: null });
});

test.each([
  ["the row", { mpn: "A-1" }, ""],
  ["the listing", {}, "B-2"],
])("where %s has no MPN, the name decides", async (_, changes, mpn) => {
  const seller = await listed("1", changes);
  const named = (name: string) =>
    checkFile(seller, { ...numbered, rows: [row("1", "Festo", mpn, name)] });
  expect((await named("SCHÜTZ")).otherParts).toBeNull();
  expect((await named("Zylinder")).otherParts).toEqual({ count: 1, firstRow: 2 });
});
