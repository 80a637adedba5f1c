import { describe, expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { readCells, requiredCells } from "@/tests/factories/read-cells";
import type { ImportField } from "../fields";
import { columnMapping } from "../schema";
import { readRow } from "./read-row";

test("a row has the input of create-listing", () => {
  expect(
    readCells({ ...requiredCells, mpn: "3NA3", ean: "4012345678901" }, [
      ["A-1; B-2"],
      ["B-2", "C-3"],
    ]),
  ).toEqual({
    fields: {
      manufacturer: { name: "Siemens" },
      nameDe: "Sicherung",
      descriptionDe: "Neu.\nIm Karton.",
      quantity: 10,
      pricePerProductInCt: 1250,
      mpn: "3NA3",
      ean: "4012345678901",
      alternateProductCodes: ["A-1", "B-2", "C-3"],
    },
    issues: [],
  });
});

test("a weight in kilograms becomes grams", () => {
  const { fields } = readCells({ ...requiredCells, weightInGrams: "2 kg" });
  expect(fields.weightInGrams).toBe(2000);
});

test("an optional field is null where its cell is blank, and absent where no column feeds it", () => {
  const names =
    "ean nameEn condition yearOfManufacture minOrderQuantity bundleOnly shippingPriceInCt";
  const blank = `${names} mainImageUrl listingId`.split(" ").map((field) => [field, ""]);
  const optional = { mpn: " ", ownArticleNumber: "k.A.", ...Object.fromEntries(blank) };
  const { fields, issues } = readCells({ ...requiredCells, ...optional }, [["", "-"]]);
  expect(issues).toEqual([]);
  const { manufacturer, nameDe, descriptionDe, quantity, pricePerProductInCt, ...others } = fields;
  expect(others).toEqual({
    ...Object.fromEntries(Object.keys(optional).map((field) => [field, null])),
    alternateProductCodes: null,
  });
});

test.each(["k.A.", "-", "NULL", "unbekannt", "brak", "sin marca"])(
  "%j says nothing of a part",
  (cell) => {
    const text = { manufacturer: cell, nameDe: cell, descriptionDe: cell };
    const codes = { mpn: cell, nameEn: cell, ean: cell };
    const { fields, issues } = readCells({ ...requiredCells, ...text, ...codes });
    expect(issues).toEqual([
      { field: "manufacturer", code: "is_required", value: "" },
      { field: "nameDe", code: "is_required", value: "" },
      { field: "descriptionDe", code: "is_required", value: "" },
    ]);
    expect(fields).toMatchObject({ mpn: null, nameEn: null, ean: null });
  },
);

test("a row that ends early has blank cells there", () => {
  const mapping = columnMapping.parse({ columns: { mpn: 3 }, priceUnit: "euros" });
  expect(readRow(mapping, { number: 2, cells: ["a"] }).fields).toEqual({ mpn: null });
});

test("every blank or unreadable cell is an issue with its field and first four characters", () => {
  const row = readCells({
    manufacturer: "",
    nameDe: " ",
    descriptionDe: "#NV",
    quantity: "#NV",
    minOrderQuantity: "12,5 Stk",
    pricePerProductInCt: "auf Anfrage",
    ean: "4,26E+12",
    mpn: "1,5E+10",
    condition: "neuwertig",
    yearOfManufacture: "03/2014",
    bundleOnly: "vielleicht",
    listingId: "A-17",
  });
  expect(row.fields).toEqual({});
  expect(row.issues).toEqual([
    { field: "manufacturer", code: "is_required", value: "" },
    { field: "nameDe", code: "is_required", value: "" },
    { field: "descriptionDe", code: "cell_error", value: "#NV" },
    { field: "quantity", code: "cell_error", value: "#NV" },
    { field: "pricePerProductInCt", code: "number_unreadable", value: "auf " },
    { field: "mpn", code: "code_damaged", value: "1,5E" },
    { field: "ean", code: "ean_damaged", value: "4,26" },
    { field: "condition", code: "condition_unknown", value: "neuw" },
    { field: "yearOfManufacture", code: "year_unreadable", value: "03/2" },
    { field: "bundleOnly", code: "flag_unknown", value: "viel" },
    { field: "minOrderQuantity", code: "number_not_whole", value: "12,5" },
    { field: "listingId", code: "number_unreadable", value: "A-17" },
  ]);
});

test.each<Cell>(["5-", -3, "0 Stk", "ausverkauft", "Nicht auf Lager!", "sold out", "Out-of-stock"])(
  "the stock %j is none",
  (quantity) => {
    const { fields, issues } = readCells({ ...requiredCells, quantity });
    expect([fields.quantity, issues]).toEqual([0, []]);
  },
);

describe("numbers below what a listing can have are named", () => {
  test.each<[ImportField, Cell, string]>([
    ["quantity", "", "is_required"],
    ["pricePerProductInCt", "0,00 €", "larger_than_zero"],
    ["pricePerProductInCt", "-1", "larger_than_zero"],
    ["pricePerProductInCt", "", "is_required"],
    ["priceForBundle", "0", "larger_than_zero"],
    ["minOrderQuantity", "-1", "at_least:0"],
    ["shippingPriceInCt", "-1", "at_least:0"],
    ["listingId", "0", "listing_id_not_a_number"],
    ["listingId", "9999999999", "listing_id_not_a_number"],
  ])("%s %j: %s", (field, cell, code) => {
    const { issues } = readCells({ ...requiredCells, [field]: cell });
    expect(issues).toEqual([{ field, code, value: String(cell).slice(0, 4) }]);
  });

  test("no stock, free shipping and no minimum are none of them", () => {
    const { fields } = readCells({
      ...requiredCells,
      quantity: "0",
      shippingPriceInCt: "0",
      minOrderQuantity: "0",
    });
    expect(fields).toMatchObject({ quantity: 0, shippingPriceInCt: 0, minOrderQuantity: 0 });
  });
});

test.each([
  "https://a.example/1.jpg, https://a.example/2.jpg",
  "https://a.example/1.jpg|https://a.example/2.jpg",
  "https://a.example/1.jpg\nhttps://a.example/2.jpg",
  " https://a.example/1.jpg, ",
])("of the addresses %j the first is the image's", (cell) => {
  const { fields } = readCells({ ...requiredCells, mainImageUrl: cell });
  expect(fields.mainImageUrl).toBe("https://a.example/1.jpg");
});

test.each(["https://a.example/1,2;3|4.jpg?x=https://b.example/2.jpg", "bild 1, links.jpg"])(
  "the address %j stays one",
  (cell) => {
    expect(readCells({ ...requiredCells, mainImageUrl: cell }).fields.mainImageUrl).toBe(cell);
  },
);

test("texts lose the HTML of a shop", () => {
  const html = "<p>Einweg<br>15&nbsp;m</p>";
  const { fields } = readCells({ ...requiredCells, nameDe: html, descriptionDe: html });
  expect(fields).toMatchObject({ nameDe: "Einweg 15 m", descriptionDe: "Einweg\n15 m" });
});

test.each<[ImportField, string]>([
  ["manufacturer", "M�ller"],
  ["descriptionDe", "Drei Schlie�er"],
  ["mpn", "6ES7�214"],
  ["ean", "40123�5678901"],
])("a character that was lost on the way is reported, not sold: %s %j", (field, cell) => {
  const { fields, issues } = readCells({ ...requiredCells, [field]: cell });
  expect(issues).toEqual([{ field, code: "letter_unreadable", value: cell.slice(0, 4) }]);
  expect(fields).not.toHaveProperty(field);
});

test("among the alternate codes too, but in a word that only counts pieces it spoils nothing", () => {
  expect(readCells(requiredCells, [["A-1"], ["B�2"]]).issues).toEqual([
    { field: "alternateProductCodes", code: "letter_unreadable", value: "B�2" },
  ]);
  expect(readCells({ ...requiredCells, quantityUnit: "St�ck" }).issues).toEqual([]);
});
