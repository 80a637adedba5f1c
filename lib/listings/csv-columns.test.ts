import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import german from "@/messages/de.json";
import { formulaStart, readCodes, readInteger, readPrice, withoutGuard } from "./csv-cells";
import {
  cellsOf,
  conditionWords,
  csvColumns,
  type ExportedListing,
  listingFromCells,
} from "./csv-columns";
import type { ListingCondition } from "./fields";
import { type ListingInput, listingCondition, listingInput } from "./schema";

const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "=cmd|' /C calc'!A0",
    "'=1+1",
    "''@x",
    "＝1",
    "00123",
    "4,26E+12",
    'a "b"; c',
    "-K1",
  ),
);
const oneLine = words.filter((text) => listingInput.safeParse(entered({ nameDe: text })).success);
const anyText = fc
  .array(words, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join("\n"))
  .filter((text) => listingInput.safeParse(entered({ descriptionDe: text })).success);
const money = fc.integer({ min: 1, max: 2_147_483_647 });

const listings = fc.record({
  manufacturer: fc.constantFrom("Siemens", "=SUM(A1) & Söhne", "Müller; Meier"),
  mpn: fc.option(oneLine),
  ean: fc.option(fc.constantFrom("4012345678901", "4,26E+12", "0001 2345")),
  alternateProductCodes: fc.uniqueArray(
    fc.oneof(oneLine, fc.constantFrom("A|B", "|", "||C", "D|", "E | F", "=1")),
    { maxLength: 5 },
  ),
  nameDe: oneLine,
  descriptionDe: anyText,
  nameEn: fc.option(oneLine),
  descriptionEn: fc.option(anyText),
  condition: fc.option(fc.constantFrom(...listingCondition.options)),
  yearOfManufacture: fc.option(fc.integer({ min: 1900, max: 2026 })),
  dateCode: fc.option(fc.constantFrom("0734", "KW 34/21", "+21")),
  ownArticleNumber: fc.option(oneLine),
  quantity: fc.integer({ min: 2, max: 1_000_000 }),
  price: fc.record({ isForBundle: fc.boolean(), inCt: money }),
  bundleOnly: fc.boolean(),
  shippingPossible: fc.boolean(),
  shippingPriceInCt: fc.option(fc.integer({ min: 0, max: 2_147_483_647 })),
  shippingNote: fc.option(oneLine),
});

test("a file calls no single piece a bundle, unless its only price is that of the lot", () => {
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

test("whatever a listing says survives the way through a file", () => {
  fc.assert(
    fc.property(listings, ({ manufacturer, price, ...details }) => {
      const stored = listingInput.parse({
        ...details,
        manufacturer: { name: manufacturer },
        pickupPossible: true,
        bundleOnly: details.bundleOnly || price.isForBundle,
        ...(price.isForBundle
          ? { priceForBundle: price.inCt }
          : { pricePerProductInCt: price.inCt }),
      });
      const { documentIds, documentTypes, mainImageId, priceForBundle, ...columns } = stored;
      const read = throughFile({ ...columns, ...nullsOf(columns), ...told, manufacturer });
      expect(listingInput.parse(read)).toEqual({ ...stored, priceForBundle: read.priceForBundle });
    }),
    { numRuns: 300 },
  );
});

test("no cell begins as a formula does", () => {
  fc.assert(
    fc.property(oneLine, (nameDe) => {
      const csv = fileOf({ ...listing, nameDe });
      const cells = (Papa.parse(csv, { delimiter: ";", newline: "\r\n" }).data as string[][])[0];
      expect(cells?.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([]);
    }),
  );
});

describe("the columns", () => {
  test("have headings of their own, and feed every field that a seller enters", () => {
    const headings = csvColumns.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    const fed = csvColumns.flatMap(({ field }) => field ?? []);
    const files = ["documentIds", "documentTypes", "mainImage", "mainImageId"];
    const enteredFields = Object.keys(listingInput.in.shape);
    expect([...fed, ...files].toSorted()).toEqual(enteredFields.toSorted());
  });

  test("name conditions as the German screen does", () => {
    for (const condition of listingCondition.options) {
      expect(conditionWords[condition]).toBe(german[`listing|condition|${condition}`]);
    }
  });

  test.each<[string, ListingCondition | null | string]>([
    ["GEBRAUCHT, geprüft", "USED_TESTED"],
    ["used_tested", "USED_TESTED"],
    ["", null],
    ["fast neu", "fast neu"],
  ])("read the condition %j as %j", (cell, condition) => {
    expect(listingFromCells({ Zustand: cell }).condition).toBe(condition);
  });

  test("leave out what a file does not have", () => {
    expect(listingFromCells({ EAN: "00123", "Inserat-Nr.": "7" })).toEqual({ ean: "00123" });
  });

  test("read ja and nein, and nothing else, as such", () => {
    const read = (cell: string) => listingFromCells({ "Versand möglich": cell }).shippingPossible;
    expect([read("ja"), read("Nein"), read("vielleicht")]).toEqual([true, false, undefined]);
  });
});

describe("a cell", () => {
  test.each([
    ["0,05", 5],
    ["1234,56", 123_456],
    ["21474836,47", 2_147_483_647],
    ["", null],
    ["12.50", Number.NaN],
    ["1.234,56", Number.NaN],
    ["12", Number.NaN],
  ])("of a price: %j is %j", (cell, amount) => expect(readPrice(cell)).toBe(amount));

  test.each([
    ["007", 7],
    ["", null],
    ["1.000", Number.NaN],
    ["-1", Number.NaN],
  ])("of a number: %j is %j", (cell, number) => expect(readInteger(cell)).toBe(number));

  test.each([
    ["A|B |  C", ["A", "B", "C"]],
    ["A||B", ["A|B"]],
    ["", []],
    [" | ", []],
  ])("of codes: %j holds %j", (cell, codes) => expect(readCodes(cell)).toEqual(codes));

  test.each([
    ["'=1", "=1"],
    ["''=1", "'=1"],
    ["'74er Baujahr", "'74er Baujahr"],
    ["=1", "=1"],
  ])("that was guarded: %j was %j", (cell, before) => expect(withoutGuard(cell)).toBe(before));
});

function fileOf(row: ExportedListing): string {
  const options = { delimiter: ";", newline: "\r\n", header: false, escapeFormulae: formulaStart };
  return Papa.unparse([cellsOf(row)], options);
}

function throughFile(row: ExportedListing): Record<string, unknown> {
  const headings = Papa.unparse([csvColumns.map(({ heading }) => heading)], { delimiter: ";" });
  const file = `${headings}\r\n${fileOf(row)}\r\n`;
  const { data, errors } = Papa.parse<Record<string, string>>(file, {
    delimiter: ";",
    newline: "\r\n",
    header: true,
    skipEmptyLines: true,
  });
  expect([errors, data.length]).toEqual([[], 1]);
  return listingFromCells(data[0] ?? {});
}

function entered(details: object) {
  return {
    manufacturer: "Siemens",
    nameDe: "Schütz",
    descriptionDe: "Neu.",
    pricePerProductInCt: 1250,
    quantity: 10,
    ...details,
  };
}

/** As they are stored: what is left out is null. */
function nullsOf(entered: Partial<ListingInput>) {
  const { condition, yearOfManufacture, dateCode, ownArticleNumber } = entered;
  return {
    condition: condition ?? null,
    yearOfManufacture: yearOfManufacture ?? null,
    dateCode: dateCode ?? null,
    ownArticleNumber: ownArticleNumber ?? null,
  };
}

const told = { id: 1, status: "ACTIVE", availableQuantity: 1 } as const;
const { documentIds, documentTypes, mainImageId, priceForBundle, ...plain } = listingInput.parse(
  entered({}),
);
const listing: ExportedListing = { ...plain, ...nullsOf({}), ...told, manufacturer: "Siemens" };
