import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import de from "@/messages/de.json";
import { shownColumn } from "@/tests/factories/csv-import";
import { columnName } from "./column-name";

const t = createTranslator({ locale: "de", messages: de }) as never;

test("columns are called as a spreadsheet calls them", () => {
  expect(columnName(t, shownColumn("Preis\n(EUR)"), 2)).toBe("C · Preis (EUR)");
  expect(columnName(t, shownColumn(" "), 2)).toBe("Spalte C (ohne Überschrift)");
});
