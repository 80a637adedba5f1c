import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { utf8 } from "@/tests/csv/encodings";
import { enterListing } from "@/tests/factories/entered-listing";
import { errorReportOf } from "@/tests/factories/error-report";
import {
  checkFile,
  importFile,
  putFile,
  storedImport,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { allOf } from "@/tests/setup/all-of";
import { getCsvImportFaults } from "./operations";
import { readFile } from "./read/read-file";

const price = usualHeadings.indexOf("Preis");
const inTwoBins = [usualRow("A-1", "3", "zehn"), usualRow("A-1", "7", "20,00")];

/** The file of the rows that an import has left behind, their prices mended. */
async function mendedFile(seller: Member, id: string) {
  const pieces = await allOf(errorReportOf(seller, id));
  const { headings, rows } = await readFile(new TextEncoder().encode(pieces.join("")).buffer);
  return { headings, rows: rows.map(({ cells }) => cells.with(price, "10,00")) };
}

async function stockOf(seller: Member) {
  const listings = await db().listing.findMany({
    where: { ownerUserId: seller.userId, status: "ACTIVE" },
    orderBy: { pricePerProductInCt: "asc" },
  });
  return listings.map(({ quantity, pricePerProductInCt }) => [quantity, pricePerProductInCt]);
}

const both = [
  [3, 1000],
  [7, 2000],
];

test.each([
  ["", ""],
  ["+/- Fach", "B 7"],
])(
  "a corrected row becomes a listing beside that of the other bin, and only once (%j, %j)",
  async (heading, bin) => {
    const seller = await makeMember();
    const [invalid = [], good = []] = inTwoBins;
    const rows = [
      [...invalid, ""],
      [...good, bin],
    ];
    const { id, counts } = await importFile(seller, {
      headings: [...usualHeadings, heading],
      rows,
    });
    expect(counts).toMatchObject({ new: 1, invalid: 1 });
    const mended = await mendedFile(seller, id);
    expect((await importFile(seller, mended)).counts).toMatchObject({ new: 1, updated: 0 });
    expect((await importFile(seller, mended)).counts).toMatchObject({ new: 0, unchanged: 1 });
    expect(await stockOf(seller)).toEqual(both);
  },
);

test("rows that were left out a second time are recognised from both their files", async () => {
  const seller = await makeMember();
  const rows = [...inTwoBins, usualRow("A-1", "5", "elf")];
  const first = await importFile(seller, { rows });
  const mended = await mendedFile(seller, first.id);
  const again = {
    ...mended,
    rows: mended.rows.map((cells, i) => cells.with(price, i ? "elf" : "10,00")),
  };
  const second = await importFile(seller, again);
  expect(second.counts).toMatchObject({ new: 1, invalid: 1 });
  const last = await importFile(seller, await mendedFile(seller, second.id));
  expect(last.counts).toMatchObject({ new: 1, updated: 0, unchanged: 0 });
  expect(await stockOf(seller)).toEqual([
    [3, 1000],
    [5, 1000],
    [7, 2000],
  ]);
});

test("a corrected row changes the listing that its invalid one was recognised as", async () => {
  const seller = await makeMember();
  const part = { manufacturer: { name: "Siemens" }, mpn: "A-1", nameDe: "Schütz A-1" };
  await enterListing(seller, { ...part, quantity: 9, pricePerProductInCt: 2000 });
  await enterListing(seller, { ...part, quantity: 3, pricePerProductInCt: 900 });
  const rows = [usualRow("A-1", "9", "20,00"), usualRow("A-1", "3", "zehn")];
  const { id, counts } = await importFile(seller, { rows });
  expect(counts).toMatchObject({ unchanged: 1, invalid: 1 });
  const mended = await mendedFile(seller, id);
  expect((await importFile(seller, mended)).counts).toMatchObject({ new: 0, updated: 1 });
  expect(await stockOf(seller)).toEqual([
    [3, 1000],
    [9, 2000],
  ]);
});

test("the invalid rows of a file without headings are assigned as the whole file was", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1", "3", "zehn"), usualRow("A-2")];
  const headings = usualRow("").map(() => "");
  const mapping = { columns: usualColumns };
  const { id, counts } = await importFile(seller, { headings, rows, mapping });
  expect(counts).toMatchObject({ new: 1, invalid: 1 });
  const moved = rows.map(([first = "", ...others]) => [...others, first]);
  const other = await putFile(seller, { headings, rows: moved });
  expect(await storedImport(seller, other.id)).toMatchObject({ mappingFrom: "proposed" });
  const invalid = await putFile(seller, await mendedFile(seller, id));
  const mended = await storedImport(seller, invalid.id);
  expect(mended).toMatchObject({ mappingFrom: "remembered", mapping: { columns: usualColumns } });
});

const shifted = ["Siemens", "A-1", "Schütz", "rot", "Neu", "10", "12,50"];

test("a row with more cells than columns is invalid as a whole until they are gone; they stand behind the reason", async () => {
  const seller = await makeMember();
  const { id, counts: first } = await checkFile(seller, { rows: [shifted, usualRow("B-2")] });
  expect(first).toMatchObject({ new: 1, invalid: 1 });
  const { answer } = await runOperation(getCsvImportFaults, seller, { id });
  expect(answer.faults).toMatchObject([
    { number: 2, issues: [{ field: null, code: "too_many_cells", value: "" }] },
  ]);
  const text = (await allOf(errorReportOf(seller, id))).join("");
  const back = await readFile(utf8(text));
  expect(back.headings.slice(0, -1)).toEqual(usualHeadings);
  expect(back.rows).toEqual([
    { number: 2, cells: [...shifted.slice(0, 6), "Zeile 2: null: too_many_cells", "12,50"] },
  ]);
  const rows = back.rows.map(({ cells }) => cells);
  const again = await putFile(seller, { headings: back.headings, rows });
  expect(again.columns[5]).toMatchObject({ filled: 0 });
  const checked = await checkFile(seller, { headings: back.headings, rows });
  expect(checked.counts).toMatchObject({ new: 0, invalid: 1 });
  const mended = [[...usualRow("A-1"), rows[0]?.[6] ?? ""]];
  const { counts } = await importFile(seller, { headings: back.headings, rows: mended });
  expect(counts).toMatchObject({ new: 1, invalid: 0 });
});
