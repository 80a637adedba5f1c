import "@/tests/setup/database";
import Papa from "papaparse";
import { expect, test } from "vitest";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { savedByExcel } from "@/tests/csv/excel";
import { errorReportOf } from "@/tests/factories/error-report";
import {
  checkFile,
  importFile,
  listingsOf,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { allOf } from "@/tests/setup/all-of";
import { getCsvImportFaults } from "./operations";
import { readFile } from "./read/read-file";
import type { Cell } from "./read-file-result";

const headings = [...usualHeadings, "Lagerplatz", "Interner Vermerk"];

async function reportText(member: Member, id: string): Promise<string> {
  return (await allOf(errorReportOf(member, id))).join("");
}

/** The file of the faults as a spreadsheet shows it. */
async function reportTable(member: Member, id: string): Promise<string[][]> {
  const text = await reportText(member, id);
  expect(text[0]).toBe("\uFEFF");
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}

/** The file of the faults as the screen reads it, each row changed by `mend`. */
async function _errorsRead(
  member: Member,
  id: string,
  mend: (cells: Cell[]) => Cell[] = (cells) => cells,
) {
  const bytes = new TextEncoder().encode(await reportText(member, id));
  const read = await readFile(bytes.buffer);
  return { headings: read.headings, rows: read.rows.map(({ cells }) => mend(cells)) };
}

async function issuesOf(member: Member, id: string) {
  const { answer } = await runOperation(getCsvImportFaults, member, { id });
  return answer.faults.map(({ issues }) => issues);
}

test("invalid rows come back cell for cell as they stood, the reason last", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("A-1", "x"), "=SUMME(A1:A9)", 'Rohr 1/2" lang; blau'],
    usualRow("B-2"),
    [...usualRow("C-3", 2.5), "Regal 7\nFach 2", ""],
    [...usualRow("D-4", "", "abc"), "0012", "  @home "],
  ];
  const { id } = await checkFile(seller, { headings, rows });
  const start = (mpn: string) => ["Siemens", mpn, `Schütz ${mpn}`, "Neu, originalverpackt."];
  const [first, ...others] = await reportTable(seller, id);
  expect(first).toEqual([...headings, `Fehler (Lagerfund-Import ${id.slice(0, 8)})`]);
  expect(others.map((cells) => cells.slice(0, -1))).toEqual([
    // Its ' keeps a spreadsheet from working it out.
    [...start("A-1"), "x", "12,50", "'=SUMME(A1:A9)", 'Rohr 1/2" lang; blau'],
    [...start("C-3"), "2,5", "12,50", "Regal 7\nFach 2", ""],
    // So does this from making a 12 of it.
    [...start("D-4"), "", "abc", '="0012"', "  @home "],
  ]);
  expect(others.map((cells) => cells.at(-1))).toEqual([
    expect.stringMatching(/^Zeile 2: quantity: \w+$/),
    expect.stringMatching(/^Zeile 4: quantity: \w+$/),
    expect.stringMatching(/^Zeile 5: quantity: \w+; pricePerProductInCt: \w+$/),
  ]);
});

test("every invalid row is in the file, however many pages of errors there are", async () => {
  const seller = await makeMember();
  const isInvalid = (place: number) => place % 7 !== 0;
  const rows = Array.from({ length: 150 }, (_, place) =>
    usualRow(`A-${place}`, isInvalid(place) ? "x" : "1"),
  );
  const { id, counts } = await checkFile(seller, { rows });
  const invalid = rows.map(([, mpn]) => mpn).filter((_, place) => isInvalid(place));
  expect(counts?.invalid).toBe(invalid.length);
  expect((await reportTable(seller, id)).slice(1).map(([, mpn]) => mpn)).toEqual(invalid);
});

test("once corrected in Excel its numbers are unchanged: zeros, bar codes, date-like values and guarded ones", async () => {
  const seller = await makeMember();
  const codes = ["0084820", "3-12", "1E5", "A-1", "4030661012345", "+49 30 1", "=D-4"];
  const rows = codes.map((code) => usualRow(code, "x"));
  const { id } = await checkFile(seller, { rows });
  const [first, ...others] = (await reportTable(seller, id)).map((cells) =>
    cells.map(savedByExcel),
  );
  const mended = others.map((cells) => cells.with(4, "3"));
  const bytes = new TextEncoder().encode(
    Papa.unparse([first ?? [], ...mended], { delimiter: ";" }),
  );
  const read = await readFile(bytes.buffer);
  await importFile(seller, { headings: read.headings, rows: read.rows.map(({ cells }) => cells) });
  const listings = await listingsOf(seller);
  expect(listings.map(({ mpn }) => mpn)).toEqual(codes);
});

test("a user cannot read another user's invalid rows", async () => {
  const [seller, other] = [await makeMember(), await makeMember({ isAdmin: true })];
  const { id } = await checkFile(seller, { rows: [usualRow("A-1", "x")] });
  await expect(reportText(other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(issuesOf(other, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
