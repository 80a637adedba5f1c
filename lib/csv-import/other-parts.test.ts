import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  startImport,
  storedImport,
  usualColumns,
  usualHeadings,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import type { Cell } from "./fields";

/** Assigned by hand: a running number is not proposed. */
const numbered = {
  headings: [...usualHeadings, "Eigene Artikelnummer"],
  mapping: { columns: { ...usualColumns, ownArticleNumber: 6 } },
};

/** A row that is recognised by its own number alone. */
const row = (ownNumber: string, maker: string, mpn: string, name: string): Cell[] => [
  maker,
  mpn,
  name,
  "Neu.",
  "5",
  "950,00",
  ownNumber,
];

/** A seller's listing of a Siemens contactor, under their own number. */
async function listed(ownArticleNumber: string, changes: { mpn?: string } = { mpn: "A-1" }) {
  const seller = await makeMember();
  await enterListing(seller, { mpn: undefined, nameDe: "Schütz", ...changes, ownArticleNumber });
  return seller;
}

test("running numbers that would make other parts of a seller's listings are told of before anything is written", async () => {
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

test("they are counted by the check, and not each time somebody looks", async () => {
  const seller = await listed("1");
  const rows = [row("1", "Festo", "DSNU-25", "Zylinder")];
  const { id } = await checkFile(seller, { ...numbered, rows });
  await db().csvImportRow.deleteMany({ where: { importId: id } });
  expect((await storedImport(seller, id)).otherParts).toEqual({ count: 1, firstRow: 2 });
});

test("an import that is told anew tells of them anew", async () => {
  const seller = await listed("1");
  const rows = [
    row("1", "Siemens", "A-1", "Schütz 24 V"),
    row("2", "SKF", "6205", "Kugellager"),
    row("3", "SKF", "6206", "Kugellager"),
  ];
  const { id, counts, otherParts } = await checkFile(seller, { ...numbered, rows });
  expect([counts, otherParts]).toMatchObject([{ new: 2, updated: 1 }, null]);
  await enterListing(seller, { mpn: "A-3", ownArticleNumber: "3" });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 1, updated: 2 },
    otherParts: { count: 1, firstRow: 4 },
  });
});

test("a row that would write over another part than its seller was told is told anew", async () => {
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

test("a listing whose price alone its seller has changed since is written as told", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1", ownArticleNumber: "1" });
  const rows = [row("1", "Siemens", "A-1", "Schütz 24 V")];
  const { id } = await checkFile(seller, { ...numbered, rows });
  await saveListing(seller, listingId, {
    mpn: "A-1",
    ownArticleNumber: "1",
    pricePerProductInCt: 99,
  });
  expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED" });
  expect(await storedListing(listingId)).toMatchObject({ pricePerProductInCt: 95_000 });
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
