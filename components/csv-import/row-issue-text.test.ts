import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import type { RowIssue } from "@/lib/csv-import/fields";
import de from "@/messages/de.json";
import { firstErrorText, reasonText } from "./row-issue-text";

const t = createTranslator({ locale: "de", messages: de }) as never;
const field = "quantity";

test.each<[string, RowIssue, string, string]>([
  [
    "what stands in a cell is quoted",
    { field, code: "number_unreadable", value: "abc" },
    "Zeile 1017, Menge: „abc“ ist ungültig",
    de["issue|number_unreadable"],
  ],
  [
    "a blank cell is empty",
    { field, code: "is_required", value: "" },
    "Zeile 1017, Menge: ist leer",
    "Ist leer",
  ],
  [
    "one that has something is required, and empty only by what was made of it",
    { field, code: "is_required", value: "---" },
    "Zeile 1017, Menge: „---“ ist ungültig",
    de["issue|is_required"],
  ],
  [
    "what no cell says has its reason",
    { field, code: "min_above_quantity", value: "" },
    `Zeile 1017, Menge: ${de["issue|min_above_quantity"]}`,
    de["issue|min_above_quantity"],
  ],
  [
    "a row as a whole is named",
    { field: null, code: "too_many_cells", value: "" },
    `Zeile 1017, Ganze Zeile: ${de["issue|too_many_cells"]}`,
    de["issue|too_many_cells"],
  ],
])("%s, and row numbers have no thousands separator", (_title, issue, first, reason) => {
  expect(firstErrorText(t, 1017, issue)).toBe(first);
  expect(reasonText(t, issue)).toBe(reason);
});
