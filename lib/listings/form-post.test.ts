import { describe, expect, test } from "vitest";
import {
  centsIn,
  editedListingOf,
  formIssuesOf,
  loneBundlePrice,
  payloadOfEntered,
  piecesIn,
  readListingForm,
} from "./form-post";
import { listingInput } from "./schema";

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      form.append(name, one);
    }
  }
  return form;
}

const complete = {
  manufacturer: "Siemens",
  manufacturerId: "5",
  mpn: "6ES7 131-6BH01-0BA0",
  ean: "4047623408444",
  alternateProductCodes: ["A.1", " ", "B,2 "],
  nameDe: "Eingabebaugruppe",
  descriptionDe: "Eine Zeile\r\nund noch eine",
  nameEn: "Input module",
  descriptionEn: "New",
  shippingPossible: "on",
  shippingPriceInCt: "4,90 €",
  shippingNote: "Palette",
  pricePerProductInCt: "1.234,56",
  quantity: "1.000",
  minOrderQuantity: "10",
  condition: "USED_TESTED",
  yearOfManufacture: "2019",
  dateCode: "1923",
};

test.each([
  ["4500", 4500],
  ["12,5", 1250],
  ["12,50 €", 1250],
  ["12,50 EUR", 1250],
  ["12.50", 1250],
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["0,00 €", 0],
  ["1.234.567,89", 123_456_789],
  ["9".repeat(40), Number.MAX_SAFE_INTEGER],
  ["-5", null],
  ["45 €", null],
  ["1.234", null],
  ["1,234", null],
  ["12,505", null],
  ["1.23,4", null],
  ["auf Anfrage", null],
])("%j is %j cents", (typed, cents) => {
  expect(centsIn(typed)).toBe(cents);
});

test.each([
  ["12", 12],
  ["1.000", 1000],
  ["1 000", 1000],
  ["2,5", null],
  ["1.5", null],
  ["-1", null],
  ["1e3", null],
])("%j is %j pieces", (typed, pieces) => {
  expect(piecesIn(typed)).toBe(pieces);
});

describe("a posted form", () => {
  test("becomes a payload that create-listing takes, the manufacturer by name, without files", () => {
    const { entered, issues } = readListingForm(formOf(complete));
    expect(issues).toEqual([]);
    const payload = payloadOfEntered(entered);
    expect(payload).toEqual({
      manufacturer: { name: "Siemens" },
      mpn: "6ES7 131-6BH01-0BA0",
      ean: "4047623408444",
      alternateProductCodes: ["A1", "B2"],
      nameDe: "Eingabebaugruppe",
      descriptionDe: "Eine Zeile\nund noch eine",
      nameEn: "Input module",
      descriptionEn: "New",
      shippingNote: "Palette",
      priceForBundle: null,
      dateCode: "1923",
      shippingPossible: true,
      pickupPossible: false,
      bundleOnly: false,
      shippingPriceInCt: 490,
      pricePerProductInCt: 123_456,
      quantity: 1000,
      minOrderQuantity: 10,
      condition: "USED_TESTED",
      yearOfManufacture: 2019,
    });
    expect(listingInput.safeParse(payload).success).toBe(true);
  });

  test("names each number that cannot be read, and keeps the rest", () => {
    const fields = { ...complete, shippingPriceInCt: "frei", quantity: "2,5" };
    const { entered, issues } = readListingForm(formOf(fields));
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ["shippingPriceInCt", "invalid"],
      ["quantity", "invalid"],
    ]);
    expect(entered).toMatchObject({ nameDe: "Eingabebaugruppe", pricePerProductInCt: 123_456 });
  });

  test("of anything at all is a form with nothing typed", () => {
    const form = formOf({ condition: "BROKEN" });
    form.append("nameDe", new File(["x"], "x.txt"));
    const { entered, issues } = readListingForm(form);
    expect(issues).toEqual([]);
    expect(entered).toMatchObject({ manufacturer: null, nameDe: "", condition: "", quantity: 0 });
    expect(editedListingOf(form)).toBeNull();
  });

  test("asks about a number that is no EAN, until it is confirmed", () => {
    const doubtOf = (fields: Record<string, string>) =>
      formIssuesOf(readListingForm(formOf({ ...complete, ...fields })).entered).map(
        ({ path, code }) => [path, code],
      );
    expect(doubtOf({ ean: "4047623408441" })).toEqual([["ean", "ean_check_digit"]]);
    expect(doubtOf({ ean: "4047623408441", eanConfirmed: "on" })).toEqual([]);
    expect(doubtOf({ ean: "4006381333931" })).toEqual([]);
    expect(doubtOf({ ean: "" })).toEqual([]);
  });

  test("says which listing it edits, and in which version", () => {
    expect(editedListingOf(formOf({ listingId: "7", version: "3" }))).toEqual({
      id: 7,
      version: 3,
    });
  });
});

describe("a lot with a total and no price per piece", () => {
  const lot = { pricePerProductInCt: 0, priceForBundle: 50_000, bundleOnly: true };

  test("keeps its total when it is saved with another quantity", () => {
    const { entered } = readListingForm(formOf({ ...complete, bundleOnly: "on" }));
    const payload = payloadOfEntered({ ...entered, ...lot, quantity: 8 });
    expect(payload).toMatchObject({ pricePerProductInCt: null, priceForBundle: 50_000 });
    expect(listingInput.parse(payload)).toMatchObject({ priceForBundleInCt: 50_000, quantity: 8 });
  });

  test("is priced by the piece as soon as such a price is typed", () => {
    expect(loneBundlePrice({ ...lot, pricePerProductInCt: 100 })).toBeNull();
  });

  test("needs a price per piece when it is no longer sold as a whole", () => {
    const { entered } = readListingForm(formOf(complete));
    const { error } = listingInput.safeParse(
      payloadOfEntered({ ...entered, ...lot, bundleOnly: false }),
    );
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(
      new Set(["pricePerProductInCt"]),
    );
  });
});
