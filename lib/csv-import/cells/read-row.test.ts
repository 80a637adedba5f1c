import { describe, expect, test } from "vitest";
import type { Cell, ColumnMapping, ImportField } from "../fields";
import { readRow } from "./read-row";

const required = {
  manufacturer: "Siemens",
  nameDe: "Sicherung",
  descriptionDe: "Neu.\r\nIm Karton.",
  quantity: "10",
  pricePerProductInCt: "12,50 €",
};

test("a row says what create-listing is sent", () => {
  expect(
    read({ ...required, mpn: "3NA3", ean: "4012345678901" }, [["A-1; B-2"], ["B-2", "C-3"]]),
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

test("an optional field is null where its cell is blank, and absent where no column feeds it", () => {
  const optional: Partial<Record<ImportField, Cell>> = {
    mpn: " ",
    ean: "",
    ownArticleNumber: "NULL",
    nameEn: "",
    condition: "",
    yearOfManufacture: "",
    minOrderQuantity: "",
    bundleOnly: "",
    shippingPriceInCt: "",
    mainImageUrl: "",
    listingId: "",
  };
  const { fields, issues } = read({ ...required, ...optional }, [["", "-"]]);
  expect(issues).toEqual([]);
  const { manufacturer, nameDe, descriptionDe, quantity, pricePerProductInCt, ...others } = fields;
  expect(others).toEqual({
    ...Object.fromEntries(Object.keys(optional).map((field) => [field, null])),
    alternateProductCodes: null,
  });
});

test.each(["k.A.", "n/a", "-", "None", "nan", "<null>", "unbekannt"])(
  "%j says nothing of a part",
  (cell) => {
    const text = { manufacturer: cell, nameDe: cell, descriptionDe: cell };
    const { fields, issues } = read({ ...required, ...text, mpn: cell, nameEn: cell, ean: cell });
    expect(issues).toEqual([
      { field: "manufacturer", code: "is_required", value: "" },
      { field: "nameDe", code: "is_required", value: "" },
      { field: "descriptionDe", code: "is_required", value: "" },
    ]);
    expect(fields).toMatchObject({ mpn: null, nameEn: null, ean: null });
  },
);

test("a row that ends early has blank cells there", () => {
  const mapping: ColumnMapping = {
    columns: { mpn: 3 },
    alternateProductCodes: [],
    priceUnit: "euros",
    pricesAreFor: 1,
    decimalMarks: {},
  };
  expect(readRow(mapping, { number: 2, cells: ["a"] }).fields).toEqual({ mpn: null });
});

test("every blank or unreadable cell is an issue with its field and first four characters (spec §5)", () => {
  const row = read({
    manufacturer: "",
    nameDe: " ",
    descriptionDe: "#NV",
    quantity: "12,5 Stk",
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
    { field: "quantity", code: "number_not_whole", value: "12,5" },
    { field: "pricePerProductInCt", code: "number_unreadable", value: "auf " },
    { field: "mpn", code: "code_damaged", value: "1,5E" },
    { field: "ean", code: "ean_damaged", value: "4,26" },
    { field: "condition", code: "condition_unknown", value: "neuw" },
    { field: "yearOfManufacture", code: "year_unreadable", value: "03/2" },
    { field: "bundleOnly", code: "flag_unknown", value: "viel" },
    { field: "listingId", code: "number_unreadable", value: "A-17" },
  ]);
});

describe("numbers below what a listing can have are named", () => {
  test.each<[ImportField, Cell, string]>([
    ["quantity", "0", "larger_than_zero"],
    ["quantity", "5-", "larger_than_zero"],
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
    const { issues } = read({ ...required, [field]: cell });
    expect(issues).toEqual([{ field, code, value: String(cell).slice(0, 4) }]);
  });

  test("free shipping and no minimum are none of them", () => {
    const { fields } = read({ ...required, shippingPriceInCt: "0", minOrderQuantity: "0" });
    expect(fields).toMatchObject({ shippingPriceInCt: 0, minOrderQuantity: 0 });
  });
});

test("a lot with a price as a whole needs none per piece", () => {
  const { fields, issues } = read({
    ...required,
    pricePerProductInCt: "",
    priceForBundle: "500,00",
  });
  expect(issues).toEqual([]);
  expect(fields).toMatchObject({ pricePerProductInCt: null, priceForBundle: 50_000 });
});

test("a lot without either price is named once", () => {
  const { issues } = read({ ...required, pricePerProductInCt: "", priceForBundle: "" });
  expect(issues).toEqual([{ field: "pricePerProductInCt", code: "is_required", value: "" }]);
});

test("what can be read either way is read by the mark of its own column", () => {
  const cells = { ...required, quantity: "6,000", pricePerProductInCt: "1.234" };
  expect(read(cells).issues.map(({ field, code }) => [field, code])).toEqual([
    ["quantity", "number_ambiguous"],
    ["pricePerProductInCt", "number_ambiguous"],
  ]);
  const marked = read(cells, [], { quantity: "point", pricePerProductInCt: "comma" });
  expect(marked.fields).toMatchObject({ quantity: 6000, pricePerProductInCt: 123_400 });
});

test("a damaged number among the alternates makes the row invalid", () => {
  expect(read(required, [["A-1", "4,26E+12"]]).issues).toEqual([
    { field: "alternateProductCodes", code: "code_damaged", value: "4,26" },
  ]);
});

test.each([
  "https://a.example/1.jpg, https://a.example/2.jpg",
  "https://a.example/1.jpg,https://a.example/2.jpg",
  "https://a.example/1.jpg|https://a.example/2.jpg",
  "https://a.example/1.jpg; https://a.example/2.jpg;",
  "https://a.example/1.jpg\nhttps://a.example/2.jpg",
  " https://a.example/1.jpg, ",
])("of the addresses %j the first is the picture's", (cell) => {
  const { fields } = read({ ...required, mainImageUrl: cell });
  expect(fields.mainImageUrl).toBe("https://a.example/1.jpg");
});

test.each(["https://a.example/1,2;3|4.jpg?x=https://b.example/2.jpg", "bild 1, links.jpg"])(
  "the address %j stays one",
  (cell) => {
    expect(read({ ...required, mainImageUrl: cell }).fields.mainImageUrl).toBe(cell);
  },
);

test("a picture goes through as it is", () => {
  const picture = `data:image/png;base64,${"A".repeat(2_000_000)}`;
  const { fields } = read({ ...required, csvMainImageBase64: picture });
  expect(fields.csvMainImageBase64).toBe(picture);
});

/** A row with a column for each of those fields, and further ones for the alternate codes. */
function read(
  cellsByField: Partial<Record<ImportField, Cell>>,
  alternates: Cell[][] = [],
  decimalMarks: ColumnMapping["decimalMarks"] = {},
  others: Partial<ColumnMapping> = {},
) {
  const fields = Object.keys(cellsByField);
  const codes = alternates.flat();
  const mapping: ColumnMapping = {
    columns: Object.fromEntries(fields.map((field, place) => [field, place])),
    alternateProductCodes: codes.map((_, place) => fields.length + place),
    priceUnit: "euros",
    pricesAreFor: 1,
    decimalMarks,
    ...others,
  };
  return readRow(mapping, { number: 2, cells: [...Object.values(cellsByField), ...codes] });
}

describe("a price that is for more than one piece", () => {
  test.each<[Cell, Cell, number]>([
    ["1.250,00 €", "100", 1250],
    ["12,50", 1, 1250],
    ["12,50", "", 1250],
    ["3,00", "100 ST", 3],
  ])("%j for %j is %i cents a piece", (price, pricePer, inCt) => {
    const { fields, issues } = read({ ...required, pricePerProductInCt: price, pricePer });
    expect(issues).toEqual([]);
    expect(fields.pricePerProductInCt).toBe(inCt);
    expect(fields).not.toHaveProperty("pricePer");
  });

  test("is none where a piece would cost parts of a cent, or where it is for nothing", () => {
    expect(read({ ...required, pricePerProductInCt: "3,45", pricePer: "100" }).issues).toEqual([
      { field: "pricePerProductInCt", code: "price_per_fraction:100", value: "3,45" },
    ]);
    expect(read({ ...required, pricePer: "-1" }).issues).toMatchObject([
      { field: "pricePer", code: "larger_than_zero" },
    ]);
  });
});

describe("what prices are for by their heading", () => {
  const hundred: Partial<ColumnMapping> = { pricesAreFor: 100 };

  test("divides them", () => {
    const { fields, issues } = read(required, [], {}, hundred);
    expect(issues).toMatchObject([{ code: "price_per_fraction:100" }]);
    expect(fields).not.toHaveProperty("pricePerProductInCt");
    const whole = read({ ...required, pricePerProductInCt: "1.289,00 €" }, [], {}, hundred);
    expect(whole.fields.pricePerProductInCt).toBe(1289);
  });

  test("gives way to a column that says it, and holds where its cell is blank", () => {
    expect(read({ ...required, pricePer: "1" }, [], {}, hundred).fields).toMatchObject({
      pricePerProductInCt: 1250,
    });
    const blank = { ...required, pricePerProductInCt: "120,00", pricePer: "" };
    expect(read(blank, [], {}, hundred).fields.pricePerProductInCt).toBe(120);
  });
});

describe("a currency beside the prices", () => {
  test.each(["EUR", "eur", "€", "Euro", "", "NULL"])("%j leaves them as they are", (currency) => {
    const { fields, issues } = read({ ...required, currency });
    expect(issues).toEqual([]);
    expect(fields.pricePerProductInCt).toBe(1250);
    expect(fields).not.toHaveProperty("currency");
  });

  test.each(["USD", "CHF", "EUR/CHF"])("%j makes each of them invalid", (currency) => {
    const cells = { ...required, pricePerProductInCt: "120,50", shippingPriceInCt: "5", currency };
    const value = currency.slice(0, 4);
    const { fields, issues } = read(cells);
    expect(issues).toEqual([
      { field: "pricePerProductInCt", code: "price_currency", value },
      { field: "shippingPriceInCt", code: "price_currency", value },
    ]);
    expect(fields).not.toHaveProperty("pricePerProductInCt");
    expect(fields).not.toHaveProperty("shippingPriceInCt");
  });
});

test("what is counted in packs, hundreds or thousands is none of ours, and a unit is not stored", () => {
  const { issues } = read({ ...required, quantityUnit: "HST" });
  expect(issues).toEqual([{ field: "quantityUnit", code: "quantity_unit", value: "HST" }]);
  expect(read({ ...required, quantityUnit: "Stk" }).fields).not.toHaveProperty("quantityUnit");
});

test("texts lose the HTML of a shop", () => {
  const html = "<p>Einweg<br>15&nbsp;m</p>";
  const { fields } = read({ ...required, nameDe: html, descriptionDe: html });
  expect(fields).toMatchObject({ nameDe: "Einweg 15 m", descriptionDe: "Einweg\n15 m" });
});
