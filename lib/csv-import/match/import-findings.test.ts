import "@/tests/setup/database";
import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { enterListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  checkImport,
  importFile,
  listingsOf,
  putFile,
  startImport,
  storedImport,
  undoImport,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { updateCsvImport } from "../operations";
import { getRowPreview } from "./queries/row-preview";

const rowOf = (manufacturer: string, mpn: string) => usualRow(mpn).with(0, manufacturer);

async function makeKnown(name: string): Promise<number> {
  const normalisedName = name.toLowerCase();
  const where = { normalisedName };
  const known = { name, normalisedName, verifiedAt: new Date() };
  const { id } = await db().manufacturer.upsert({ where, create: known, update: known });
  return id;
}

test("a misspelt manufacturer is asked about, and treated as the known one only while its seller confirms it", async () => {
  const seller = await makeMember();
  const [siemens] = [await makeKnown("Siemens"), await makeKnown("Weidmüller")];
  const rows = [
    rowOf("Siemnes", "A-1"),
    rowOf("SIEMNES", "A-2"),
    rowOf("Siemens", "A-3"),
    rowOf("Wiedmüller", "A-4"),
  ];
  const { id, choices, findings } = await checkFile(seller, { rows });
  expect(findings?.similarManufacturers).toMatchObject([
    { rows: 2, manufacturer: { id: siemens, name: "Siemens" } },
    { typed: "Wiedmüller", rows: 1, manufacturer: { name: "Weidmüller" } },
  ]);
  const manufacturers = [
    { typed: "Siemnes", manufacturerId: siemens },
    { typed: "Wiedmüller", manufacturerId: null },
  ];
  await runOperation(updateCsvImport, seller, { id, choices: { ...choices, manufacturers } });
  const answered = (await checkImport(seller, id)).findings;
  expect(answered?.similarManufacturers).toEqual([]);
  expect(answered?.answeredManufacturers).toEqual([
    { typed: "Siemnes", name: "Siemens" },
    { typed: "Wiedmüller", name: null },
  ]);
  const other = await checkFile(seller, { rows: [rowOf("Festo", "A-5")] });
  expect(other.findings?.answeredManufacturers).toEqual([]);
  await runOperation(updateCsvImport, seller, { id, choices: { ...choices, manufacturers: [] } });
  expect((await checkImport(seller, id)).findings?.similarManufacturers).toHaveLength(2);
  await runOperation(updateCsvImport, seller, { id, choices: { ...choices, manufacturers } });
  const again = await importFile(seller, { rows });
  expect(again.counts).toMatchObject({ new: 4 });
  const listings = await db().listing.findMany({
    where: { ownerUserId: seller.userId },
    orderBy: { mpn: "asc" },
    select: { manufacturer: { select: { name: true } } },
  });
  expect(listings.map(({ manufacturer }) => manufacturer.name)).toEqual([
    "Siemens",
    "Siemens",
    "Siemens",
    "Wiedmüller",
  ]);
});

test("a name that begins with a known manufacturer's is asked about", async () => {
  const { id } = await makeManufacturer("Pepperl");
  const { findings } = await checkFile(await makeMember(), {
    rows: [rowOf("Pepperl Sensorik", "A-1"), rowOf("Pepperlino", "A-2")],
  });
  expect(findings?.similarManufacturers).toEqual([
    { typed: "Pepperl Sensorik", rows: 1, manufacturer: { id, name: "Pepperl" } },
  ]);
});

test("a name that its seller has listings of is asked about no more", async () => {
  const seller = await makeMember();
  await makeKnown("Siemens");
  await importFile(seller, { rows: [rowOf("Siemnes", "A-1")] });
  const { findings } = await checkFile(seller, { rows: [rowOf("Siemnes", "A-2")] });
  expect(findings?.similarManufacturers).toEqual([]);
});

test("parts without any number that buyers could search are counted", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "EAN"];
  const rows = [
    [...usualRow("A-1"), ""],
    [...usualRow(""), ""],
    [...usualRow(""), "4006381333931"],
    [...usualRow("", "0"), ""],
  ];
  const { findings } = await checkFile(seller, { headings, rows });
  expect(findings?.withoutNumber).toBe(1);
});

test("a part in several rows is one listing of all their pieces, and is named with its rows", async () => {
  const seller = await makeMember();
  const rows = ["A-1", "A-2", "a 1", "A-3", "A-1"].map((mpn, place) =>
    usualRow(mpn, `${place + 1}`),
  );
  const file = { rows: [...rows, usualRow("A-3", "0")] };
  const { counts, findings } = await importFile(seller, file).then(() => checkFile(seller, file));
  expect(counts).toMatchObject({ unchanged: 3, merged: 3, new: 0, updated: 0 });
  expect(findings?.repeatedParts).toEqual([
    { part: "A-1", rowCount: 3, rows: [2, 4, 6] },
    { part: "A-3", rowCount: 2, rows: [5, 7] },
  ]);
  const listings = await listingsOf(seller);
  expect(listings.map(({ quantity }) => quantity)).toEqual([9, 2, 4]);
});

test("further bins below a part add up with it, and a bare total belongs to none", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Lagerplatz", "Einheit"];
  const binOf = (quantity: string, bin: string) => [
    ...usualHeadings.map((heading) => (heading === "Menge" ? quantity : "")),
    bin,
    "ST",
  ];
  const rows = [
    [...usualRow("A-1", "3"), "6.44.1", "ST"],
    binOf("4", "R 8.50"),
    binOf("5", "R 9.50"),
    binOf("0", "R 10").with(5, "12,50"),
    binOf("1", "R 11").with(5, "13,50"),
    binOf("12", ""),
    [...usualRow("A-2", "1"), "", "ST"],
    binOf("6", "R 7"),
  ];
  const { counts, findings } = await checkFile(seller, { headings, rows });
  expect(counts).toMatchObject({ new: 2, merged: 3, invalid: 3 });
  await importFile(seller, { headings, rows });
  expect(findings?.repeatedParts).toEqual([{ part: "A-1", rowCount: 4, rows: [2, 3, 4, 5] }]);
  expect((await listingsOf(seller)).map(({ quantity }) => quantity)).toEqual([12, 1]);
});

test("rows of different numbers of the seller's own are different stocks", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const rows = ["L-1", "L-2", "L-2"].map((own) => [...usualRow("A-1"), own]);
  const { findings } = await checkFile(seller, { headings, rows });
  expect(findings?.repeatedParts).toEqual([{ part: "A-1", rowCount: 2, rows: [3, 4] }]);
});

test("rows of one part at two prices are faulty until its seller says that the first counts", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1", "3"), usualRow("A-1", "4", "11,00"), usualRow("A-1", "0", "9,00")];
  const { id, counts, findings, choices, firstFault } = await checkFile(seller, { rows });
  expect(counts).toMatchObject({ new: 0, invalid: 3 });
  expect(findings).toMatchObject({ differingCount: 3, repeatedPartCount: 0 });
  expect(firstFault).toEqual({
    number: 2,
    issues: [{ field: "pricePerProductInCt", code: "same_part_differs:3", value: "" }],
  });
  await runOperation(updateCsvImport, seller, {
    id,
    choices: { ...choices, sameParts: "first" },
  });
  expect((await checkImport(seller, id)).counts).toMatchObject({ new: 1, merged: 2, invalid: 0 });
});

test("several listings of one part that a seller has already stay apart", async () => {
  const seller = await makeMember();
  const ids = [
    await enterListing(seller, { mpn: "A-1" }),
    await enterListing(seller, { mpn: "A-1" }),
  ];
  const rows = [usualRow("A-1", "3"), usualRow("A-1", "4")];
  expect((await importFile(seller, { rows })).counts).toMatchObject({ updated: 2, merged: 0 });
  const listings = await listingsOf(seller);
  expect(listings.map(({ id, quantity }) => [id, quantity])).toEqual([
    [ids[0], 3],
    [ids[1], 4],
  ]);
});

test("the rows of a part stay behind together where less would be left than is sold", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1", quantity: 20 });
  await db().listing.update({ where: { id: listingId }, data: { soldQuantity: 9 } });
  const rows = [usualRow("A-1", "3"), usualRow("A-1", "4")];
  expect((await checkFile(seller, { rows })).counts).toMatchObject({ invalid: 2, merged: 0 });
});

test("new parts without stock are skipped and no faults", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1" });
  const stocks = ["0", "-3", "ausverkauft", "Out of stock!", "drei"];
  const rows = stocks.map((stock, place) => usualRow(`A-${place + 1}`, stock));
  const { counts, findings } = await checkFile(seller, { rows });
  expect(counts).toMatchObject({ paused: 1, skipped: 3, invalid: 1 });
  expect(findings?.withoutStock).toBe(3);
});

test("listings that a file does not name are paused only if their seller says so, until it is undone", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: ["A-1", "A-2", "A-3", "A-4"].map((mpn) => usualRow(mpn)) });
  const rows = [usualRow("A-1"), usualRow("A-2", "drei"), usualRow("A-5")];
  const { id, findings, choices, counts } = await checkFile(seller, { rows });
  expect(findings?.missingCount).toBe(2);
  expect(counts).toMatchObject({ new: 1, paused: 0, unchanged: 1, invalid: 1 });
  await runOperation(updateCsvImport, seller, { id, choices: { ...choices, missing: "pause" } });
  const again = await checkImport(seller, id);
  expect(again.findings).toMatchObject({
    missingCount: 2,
    paused: [{ number: null }, { number: null }],
  });
  expect(again.counts).toMatchObject({ new: 1, paused: 2, unchanged: 1, invalid: 1 });
  const first = await getRowPreview(seller, id, 1);
  expect(first).toMatchObject({ number: 2, previous: null });
  expect(await startImport(seller, id, 1)).toMatchObject({ status: "IMPORTED" });
  const activeParts = async () =>
    (await listingsOf(seller, { status: "ACTIVE" })).map(({ mpn }) => mpn);
  expect(await activeParts()).toEqual(["A-1", "A-2", "A-5"]);
  const next = await putFile(seller, { rows });
  expect((await storedImport(seller, next.id)).choices.missing).toBe("keep");
  await undoImport(seller, id);
  expect(await activeParts()).toEqual(["A-1", "A-2", "A-3", "A-4"]);
});

test("of many listings to pause those with open trades are named first", async () => {
  const seller = await makeMember();
  const rows = Array.from({ length: 51 }, (_, place) => usualRow(`P-${place}`));
  await importFile(seller, { rows });
  const last = (await listingsOf(seller)).at(-1);
  await makeTransaction(await makeMember(), last?.id ?? 0);
  const soldOut = rows.map((row) => row.with(4, "0"));
  const { counts, findings } = await checkFile(seller, { rows: soldOut });
  expect(counts).toMatchObject({ paused: 51 });
  expect(findings?.paused).toHaveLength(50);
  expect(findings?.paused[0]).toMatchObject({ id: last?.id, openTrades: 1 });
});

test("a listing that a faulty row may mean does not count as missing from the file", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Inserat-Nr."];
  const columns = { ...usualColumns, listingId: 6 };
  const mapping = { columns };
  const bring = (rows: Cell[][]) => checkFile(seller, { headings, rows, mapping });
  await importFile(seller, { rows: ["A-1", "A-2"].map((mpn) => usualRow(mpn)) });
  const wrongNumber = [...usualRow("A-1"), "999999"];
  expect((await bring([wrongNumber])).findings?.missingCount).toBe(1);
  const tooManyCells = [...usualRow("A-1"), "", "zu viel"];
  expect((await bring([tooManyCells])).findings?.missingCount).toBe(0);
});
