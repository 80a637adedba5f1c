import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import de from "@/messages/de.json";
import { shownColumn } from "@/tests/factories/csv-import";
import { columnName } from "./column-name";

const t = createTranslator({ locale: "de", messages: de }) as never;

test("a column is called by its letter in the spreadsheet, not by its place among the filled ones", () => {
  const column = shownColumn("Menge");
  expect(columnName(t, { ...column, letter: "AF" }, 2)).toContain("AF");
  expect(columnName(t, column, 2)).toContain("C");
});
