import type { Cell } from "@/lib/csv-import/fields";
import { isFilled, isRule } from "./tidy-cell";

interface Row {
  cells: Cell[];
}

// In a list of three columns a row with one cell can be a part.
const leastColumns = 4;

// What each kind of sum begins with; a bare "VAT" or "netto" may be a maker or a name.
const sums = [
  "\\*{1,4}|Σ|(?:zwischen|gesamt|end|teil|netto|brutto|seiten)?summen?|gesamt|total|sub-?total|grand total|sum",
  "(?:seiten)?(?:übertrag|uebertrag)|carry ?over|carried forward|brought forward",
  "(?:gesamt|lager|waren|netto|brutto)wert|gesamtmenge|gesamtpreis|(?:gesamt|netto|brutto|end|rechnungs)betrag",
  "(?:(?:zzgl|inkl|incl|excl)\\.? )?(?:\\d{1,2}(?:[.,]\\d{1,2})? ?% )?(?:mwst|mehrwertsteuer|umsatzsteuer)\\.?",
  "(?:(?:zzgl|inkl|incl|excl)\\.? )?\\d{1,2}(?:[.,]\\d{1,2})? ?% (?:ust|vat)\\.?",
];
const sum = new RegExp(`^(?:${sums.join("|")})(?:[ :].{0,30})?$`, "i");
const amount = /^[-+(]?[€$\s]*\d[\d\s.,:/%-]*\)?\s*(?:\p{L}{1,4}\.?|€|%)?$/u;
const longestAmount = 40;
const unit = /^(?:\p{L}{1,4}\.?|€|%)$/u;
const pageWord = /^(?:seite|page|blatt):?$/i;
const page = /^(?:(?:seite|page|blatt):? ?)?\d{1,4}(?: ?(?:von|of|\/) ?\d{1,4})?$/i;
const date = /^(?:\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}:\d\d(?::\d\d)?)$/;

/** Without rules and repeated headings; of a wide list without titles, page lines and totals either. */
export function rowsOfTable<R extends Row>(rows: readonly R[], heading: readonly string[]): R[] {
  const isWide = heading.filter(isFilled).length >= leastColumns;
  const width = heading.findLastIndex(isFilled) + 1;
  return rows.filter(
    (row) =>
      !(
        isRule(row) ||
        haveSameCells(row.cells, heading) ||
        (isWide && isPrinted(row.cells, width))
      ),
  );
}

/** A title or page line, or a total, which has only amounts beside its word; `width` is to the last heading. */
function isPrinted(cells: readonly Cell[], width: number): boolean {
  const filled = cells.filter(isFilled);
  const [first, ...others] = filled;
  if (isPageLine(filled, width)) {
    return true;
  }
  if (typeof first !== "string") {
    return false;
  }
  if (sum.test(first)) {
    return others.every(isAmount);
  }
  return others.length === 0 && isTitle(first);
}

/** "Muster GmbH;;;;;Seite;2": half of the columns at most, and beside the page no digit but of a date. */
function isPageLine(filled: readonly Cell[], width: number): boolean {
  const texts = filled.map(String);
  const at = texts.findIndex((text) => /^(?:seite|page|blatt)/i.test(text));
  if (at < 0 || filled.length * 2 > width) {
    return false;
  }
  const isApart = pageWord.test(texts[at] ?? "");
  const number = texts[isApart ? at + 1 : at] ?? "";
  const others = texts.toSpliced(at, isApart ? 2 : 1);
  return page.test(number) && others.every((text) => date.test(text) || !/\d/.test(text));
}

/** Several words: what stands alone and is one may be a part's number. */
function isTitle(text: string): boolean {
  return /\p{L}{3}/u.test(text) && /\s/.test(text);
}

function isAmount(cell: Cell): boolean {
  return (
    typeof cell === "number" ||
    (cell.length <= longestAmount && (amount.test(cell) || unit.test(cell)))
  );
}

function haveSameCells(one: readonly Cell[], other: readonly Cell[]): boolean {
  const longer = one.length > other.length ? one : other;
  return longer.every((_, column) => (one[column] ?? "") === (other[column] ?? ""));
}
