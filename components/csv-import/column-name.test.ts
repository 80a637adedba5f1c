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

test("a column without a heading is called by the first thing that it says", () => {
  const facts = shownColumn("", ["6205-2RS\nC3", "6206"]);
  expect(columnName(t, facts, 0)).toBe("Spalte A („6205-2RS C3“)");
  const long = { ...facts, samples: ["Rillenkugellager mit Dichtscheiben, beidseitig"] };
  expect(columnName(t, long, 1)).toBe("Spalte B („Rillenkugellager mit Dichtsche…“)");
});
