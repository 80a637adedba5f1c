import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { formulaStart, readCodes, withoutGuard } from "@/lib/csv/csv-cells";
import german from "@/messages/de.json";
import { cellsOf, conditionWords, csvColumns, type ExportedListing } from "./csv-columns";
import { listingCondition, listingInput } from "./schema";

// lib/csv-import/map/own-export.test.ts tests the way back.
const { documentIds, documentTypes, mainImageId, priceForBundle, ...plain } = listingInput.parse({
  manufacturer: "Siemens",
  nameDe: "Schütz",
  descriptionDe: "Neu.",
  pricePerProductInCt: 1250,
  quantity: 10,
});
const unsaid = {
  condition: null,
  yearOfManufacture: null,
  dateCode: null,
  weightInGrams: null,
  countryOfOrigin: null,
  ownArticleNumber: null,
};
const told = { id: 1, status: "ACTIVE", availableQuantity: 1, manufacturer: "Siemens" } as const;
const listing: ExportedListing = { ...plain, ...unsaid, ...told };

test("a file does not call a single piece a bundle, unless its only price is that of the lot", () => {
  const cellOf = (details: object) => {
    const place = csvColumns.findIndex(({ heading }) => heading === "Nur als Gesamtposten");
    return cellsOf({ ...listing, ...details })[place];
  };
  const priced = { bundleOnly: true, pricePerProductInCt: 50, priceForBundleInCt: null };
  expect(cellOf({ ...priced, quantity: 1 })).toBe("nein");
  expect(cellOf({ ...priced, quantity: 2 })).toBe("ja");
  const lot = { ...priced, pricePerProductInCt: null, priceForBundleInCt: 50 };
  expect(cellOf({ ...lot, quantity: 1 })).toBe("ja");
});

test("no cell begins as a formula does, and without its guard it is unchanged", () => {
  const words = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom("=cmd|' /C calc'!A0", "'=1+1", "''@x", "＝1", "'74er Baujahr", "-K1"),
  );
  const options = { delimiter: ";", newline: "\r\n" } as const;
  fc.assert(
    fc.property(words, (nameDe) => {
      const row = cellsOf({ ...listing, nameDe });
      const csv = Papa.unparse([row], { ...options, escapeFormulae: formulaStart });
      const [cells = []] = Papa.parse<string[]>(csv, options).data;
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([]);
      expect(cells.map(withoutGuard)).toEqual(row);
    }),
  );
});

test("the columns have headings of their own, and feed every field that a seller enters", () => {
  const headings = csvColumns.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  const fed = csvColumns.flatMap(({ field }) => field ?? []);
  const files = ["documentIds", "documentTypes", "mainImage", "mainImageId"];
  const enteredFields = Object.keys(listingInput.in.shape);
  expect([...fed, ...files].toSorted()).toEqual(enteredFields.toSorted());
});

test("conditions are named as on the German screen", () => {
  for (const condition of listingCondition.options) {
    expect(conditionWords[condition]).toBe(german[`listing|condition|${condition}`]);
  }
});

test.each([
  ["A|B |  C", ["A", "B", "C"]],
  ["A||B", ["A|B"]],
  ["", []],
  [" | ", []],
])("a cell of codes: %j has %j", (cell, codes) => expect(readCodes(cell)).toEqual(codes));
