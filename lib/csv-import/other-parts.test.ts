import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enterListing } from "@/tests/factories/entered-listing";
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
