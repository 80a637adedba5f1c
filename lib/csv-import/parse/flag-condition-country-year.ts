import type { Cell } from "@/lib/csv-import/read-file-result";
import { countryCodeOf } from "@/lib/fields/countries";
import {
  type ListingCondition,
  listingConditions,
} from "@/lib/fields/listing-status-and-condition";
import { conditionWords } from "@/lib/listings/csv-columns";
import type { Reading } from "./amounts";
import { textOf } from "./cell-text";
import { withoutPlaceholder } from "./placeholders";
import words from "./words.json" with { type: "json" };

// Access and Visual Basic write -1 for true.
const yes = new Set(["ja", "j", "yes", "y", "true", "wahr", "1", "-1", "x", "✓", "✔"]);
const no = new Set(["nein", "n", "no", "false", "falsch", "0"]);

// "neuwertig" and "B-Ware" are missing, since they promise too much. The numbers are eBay's.
const conditions = new Map<string, ListingCondition>(
  listingConditions.flatMap((condition) => {
    const known = words.conditions[condition].join("|").split("|");
    return [condition, conditionWords[condition], ...known].map((word) => [plain(word), condition]);
  }),
);

/** Code: flag_unknown. */
export function readFlag(cell: Cell): Reading<boolean> {
  const word = textOf(cell).toLowerCase();
  if (yes.has(word)) {
    return { value: true };
  }
  return no.has(word) ? { value: false } : { code: "flag_unknown" };
}

/** Code: condition_unknown. */
export function readCondition(cell: Cell): Reading<ListingCondition> {
  const condition = conditions.get(plain(textOf(cell)));
  return condition ? { value: condition } : { code: "condition_unknown" };
}

/** "" where the cell says nothing. Code: country_unknown. */
export function readCountry(cell: Cell): Reading<string> {
  const text = withoutPlaceholder(textOf(cell));
  const code = text === "" ? "" : countryCodeOf(text);
  return code === undefined ? { code: "country_unknown" } : { value: code };
}

/** Code: year_unreadable. */
export function readYear(cell: Cell): Reading<number> {
  const text = textOf(cell);
  return /^\d{4}$/.test(text) ? { value: Number(text) } : { code: "year_unreadable" };
}

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("ae", "ä")
    .replaceAll("oe", "ö")
    .replaceAll("ue", "ü");
  return words.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
