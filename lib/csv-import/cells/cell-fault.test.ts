import { describe, expect, test } from "vitest";
import type { ImportField } from "../fields";
import { readRow } from "./read-row";

describe("a letter that got lost on the way is named, not sold", () => {
  test.each<[ImportField, string]>([
    ["manufacturer", "M�ller"],
    ["nameDe", "Sch�tz 24 V"],
    ["descriptionDe", "Drei Schlie�er"],
    ["nameEn", "Caf�"],
    ["mpn", "6ES7�214"],
    ["ean", "40123�5678901"],
    ["ownArticleNumber", "K�-1"],
    ["dateCode", "KW�34"],
    ["shippingNote", "per St�ckgut"],
  ])("%s %j", (field, cell) => {
    const { fields, issues } = rowOf(field, cell);
    expect(issues).toEqual([{ field, code: "letter_unreadable", value: cell.slice(0, 4) }]);
    expect(fields).not.toHaveProperty(field);
  });

  test("among the alternate codes too", () => {
    const { fields, issues } = readRow(
      { ...mapping, alternateProductCodes: [0, 1] },
      { number: 2, cells: ["A-1", "B�2"] },
    );
    expect(issues).toEqual([
      { field: "alternateProductCodes", code: "letter_unreadable", value: "B�2" },
    ]);
    expect(fields).not.toHaveProperty("alternateProductCodes");
  });
});

test("a lost letter in a word that only counts pieces spoils nothing", () => {
  expect(rowOf("quantityUnit", "St�ck").issues).toEqual([]);
});

test("a formula that failed is named in every field", () => {
  expect(rowOf("quantity", "#NV").issues).toEqual([
    { field: "quantity", code: "cell_error", value: "#NV" },
  ]);
});

const mapping = {
  columns: {},
  alternateProductCodes: [],
  priceUnit: "euros",
  pricesAreFor: 1,
  decimalMarks: {},
} as const satisfies Parameters<typeof readRow>[0];

function rowOf(field: ImportField, cell: string) {
  return readRow({ ...mapping, columns: { [field]: 0 } }, { number: 2, cells: [cell] });
}
