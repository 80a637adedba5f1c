import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import de from "@/messages/de.json";
import { shownColumn } from "@/tests/factories/csv-import";
import { columnName, sampleText } from "./column-name";

const t = createTranslator({ locale: "de", messages: de }) as never;

test("columns are called as a spreadsheet calls them", () => {
  expect(columnName(t, shownColumn("Preis\n(EUR)"), 2)).toBe("C · Preis (EUR)");
  expect(columnName(t, shownColumn(" "), 2)).toBe("Spalte C (ohne Überschrift)");
});

test("a workbook's number has a German comma, a text stays as it is", () => {
  expect([12.5, "12.50", 4711].map(sampleText)).toEqual(["12,5", "12.50", "4711"]);
});
