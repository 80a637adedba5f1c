import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { listingInput } from "@/lib/listings/schema";
import { mappingIssues } from "./map/mapping-issues";
import { proposeMapping } from "./map/propose-mapping";
import { columnFactsOf } from "./parse/column-facts";
import { readRow } from "./parse/read-row";
import { templateColumns } from "./template";
import { writeTemplateFile } from "./template-file";

async function rowsOf(locale: (typeof locales)[number]): Promise<string[][]> {
  const pieces: string[] = [];
  for await (const piece of writeTemplateFile(locale)) {
    pieces.push(piece);
  }
  const text = pieces.join("").replace("\uFEFF", "");
  return Papa.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true }).data;
}

describe.each(locales)("the template in %s", (locale) => {
  test("needs no question: its headings are known, and its examples can be imported", async () => {
    const [headings = [], ...cells] = await rowsOf(locale);
    const rows = cells.map((row, place) => ({ number: place + 2, cells: row }));
    expect(rows).toHaveLength(2);
    const facts = columnFactsOf(headings, rows);
    const { mapping, confidence } = proposeMapping(facts);
    const columns = templateColumns(locale);
    const { alternateProductCodes, ...single } = Object.fromEntries(
      columns.map(({ field }, place) => [field, place]),
    );
    expect(mapping).toMatchObject({
      columns: single,
      alternateProductCodes: [alternateProductCodes],
      priceUnit: "euros",
    });
    expect(new Set(Object.values(confidence))).toEqual(new Set(["certain"]));
    expect(mappingIssues(mapping, facts)).toEqual([]);
    for (const row of rows) {
      const { fields, issues } = readRow(mapping, row);
      expect(issues).toEqual([]);
      const said = Object.entries(fields).filter(([, value]) => value !== null);
      expect(listingInput.safeParse(Object.fromEntries(said)).error).toBeUndefined();
    }
  });
});
