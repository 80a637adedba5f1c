import { describe, expect, test } from "vitest";
import { payloadOfEntered } from "./entered";
import {
  bundlePriceQuantityOf,
  centsIn,
  editedListingOf,
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
  ownArticleNumber: "4711-B",
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
    const entered = readListingForm(formOf(complete));
    expect(entered.unread).toEqual({});
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
      ownArticleNumber: "4711-B",
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

  test("keeps each number that cannot be read as it was typed, and the rest", () => {
    const fields = {
      ...complete,
      shippingPriceInCt: " frei",
      pricePerProductInCt: "45 €",
      quantity: "fünf",
      minOrderQuantity: "1,5",
    };
    expect(readListingForm(formOf(fields))).toMatchObject({
      nameDe: "Eingabebaugruppe",
      shippingPriceInCt: null,
      pricePerProductInCt: 0,
      quantity: 0,
      minOrderQuantity: 0,
      unread: {
        shippingPriceInCt: " frei",
        pricePerProductInCt: "45 €",
        quantity: "fünf",
        minOrderQuantity: "1,5",
      },
    });
  });

  test("has the total that was asked for with other pieces, as it was typed or kept", () => {
    const asked = { ...complete, pricePerProductInCt: "0,00 €", bundleOnly: "on" };
    const typed = formOf({ ...asked, priceForBundle: "500,00 €", bundlePriceQuantity: "1000" });
    expect(payloadOfEntered(readListingForm(typed))).toMatchObject({
      priceForBundle: 50_000,
      pricePerProductInCt: null,
    });
    expect(bundlePriceQuantityOf(typed)).toBe(1000);
    const kept = formOf({ ...asked, priceForBundle: "50000" });
    expect(readListingForm(kept).priceForBundle).toBe(50_000);
    expect(bundlePriceQuantityOf(kept)).toBeNull();
    const unread = readListingForm(formOf({ ...asked, priceForBundle: "fünfhundert" })).unread;
    expect(unread).toEqual({ priceForBundle: "fünfhundert" });
  });

  test("has no amount unread where nothing is typed", () => {
    const fields = { ...complete, shippingPriceInCt: " ", quantity: "" };
    expect(readListingForm(formOf(fields))).toMatchObject({ quantity: 0, unread: {} });
  });

  test("of anything at all is a form with nothing typed", () => {
    const form = formOf({ condition: "BROKEN" });
    form.append("nameDe", new File(["x"], "x.txt"));
    expect(readListingForm(form)).toMatchObject({
      manufacturer: null,
      nameDe: "",
      condition: "",
      quantity: 0,
      unread: {},
    });
    expect(editedListingOf(form)).toBeNull();
  });

  test("says which listing it edits, and in which version", () => {
    expect(editedListingOf(formOf({ listingId: "7", version: "3" }))).toEqual({
      id: 7,
      version: 3,
    });
  });

  test.each([" 2 ", "0x3", "1e1", "-1", "2.0", "", "12345678901", "٣"])(
    "says so with digits alone: %j is no number",
    (text) => {
      expect(editedListingOf(formOf({ listingId: "7", version: text }))?.version).toBeNaN();
      const edited = editedListingOf(formOf({ listingId: text, version: "3" }));
      expect(edited?.id ?? Number.NaN).toBeNaN();
    },
  );
});
