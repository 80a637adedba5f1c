import "@/tests/setup/database";
import { expect, test } from "vitest";
import { enterListing } from "@/tests/factories/entered-listing";
import { checkFile, startImport, usualColumns, usualHeadings } from "@/tests/factories/import-file";
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
