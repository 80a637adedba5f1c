import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import {
  checkFile,
  checkImport,
  importFile,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { updateCsvImport } from "../operations";

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

test("a part that several rows would list is named with its rows, until it is listed", async () => {
  const seller = await makeMember();
  const rows = ["A-1", "A-2", "a 1", "A-3", "A-1"].map((mpn, place) =>
    usualRow(mpn, `${place + 1}`),
  );
  const { findings } = await checkFile(seller, { rows: [...rows, usualRow("A-3", "0")] });
  expect(findings?.repeatedParts).toEqual([{ part: "A-1", rowCount: 3, rows: [2, 4, 6] }]);
  await importFile(seller, { rows });
  expect((await checkFile(seller, { rows })).findings?.repeatedParts).toEqual([]);
  const more = await checkFile(seller, { rows: [...rows, usualRow("A-2", "9")] });
  expect(more.findings?.repeatedParts).toEqual([{ part: "A-2", rowCount: 2, rows: [3, 7] }]);
});

test("rows of different numbers of the seller's own are different stocks", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const rows = ["L-1", "L-2", "L-2"].map((own) => [...usualRow("A-1"), own]);
  const { findings } = await checkFile(seller, { headings, rows });
  expect(findings?.repeatedParts).toEqual([{ part: "A-1", rowCount: 2, rows: [3, 4] }]);
});
