import type { Cell, RawRow } from "@/lib/csv-import/read-file-result";
import { amountOf, haveSum } from "../parse/add-sums-and-products";
import { isDividerRow, isFilled, trimCell } from "./tidy-cell";

interface Row {
  cells: Cell[];
}

// In a narrower table a row with one cell can be a part.
const leastColumns = 4;

// Leaves out a bare "VAT" or "netto", which may be a manufacturer or a name.
const sums = [
  "\\*{1,4}|Σ|(?:zwischen|gesamt|end|teil|netto|brutto|seiten)?summen?|gesamt|(?:sub-?|grand |overall )?total|sum|totale|totaal|razem|celkem|suma|toplam|ergebnis",
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

/** Drops titles, page lines and totals only in wide tables. */
export function rowsOfTable<R extends Row>(rows: readonly R[], heading: readonly string[]): R[] {
  const isWide = heading.filter(isFilled).length >= leastColumns;
  const width = heading.findLastIndex(isFilled) + 1;
  const kept = rows.filter(
    (row) =>
      !(
        isDividerRow(row) ||
        haveSameCells(row.cells, heading) ||
        (isWide && isPrinted(row.cells, width))
      ),
  );
  return isWide && isBareTotal(kept, width) ? kept.slice(0, -1) : kept;
}

/** The last row has few cells, all amounts, and one is the sum of those above it. */
function isBareTotal(rows: readonly Row[], width: number): boolean {
  const { cells: last = [] } = rows.at(-1) ?? {};
  const isSum = (cell: Cell, place: number) => {
    const amounts = rows.map(({ cells }) => amountOf(cells[place] ?? "", "comma"));
    return isFilled(cell) && haveSum(amounts.slice(0, -1).filter(Boolean), amounts.slice(-1));
  };
  const isShort = last.filter(isFilled).length * 2 <= width;
  return isShort && areAmounts({ cells: last }) && last.some(isSum);
}

function isPrinted(cells: readonly Cell[], width: number): boolean {
  const filled = cells.filter(isFilled);
  const [first, ...others] = filled;
  if (isPageLine(filled, width)) {
    return true;
  }
  return isTotalRow({ cells }) || (others.length === 0 && isTitle(String(first)));
}

export function isTotalRow({ cells }: { cells: readonly Cell[] }): boolean {
  const [first, ...others] = cells.filter(isFilled);
  return typeof first === "string" && sum.test(first) && others.every(isAmount);
}

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

/** A single word may be a part number. */
function isTitle(text: string): boolean {
  return /\p{L}{3}/u.test(text) && /\s/.test(text);
}

export function areAmounts({ cells }: Row): boolean {
  return cells.filter(isFilled).every(isAmount);
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

const handleName = /^(?:URL )?handle$/i;
const partName = /^(?:Variant )?(?:SKU|Price)$/;
const optionName = /^Option\d Value$/;
const sharedName = /^(?:Title|Body \(HTML\)|Description|Vendor|Type)$/;

/** Shopify says once for all variants what they share; rows of further images are left out. */
export function* shopifyRows(rows: Iterable<RawRow>): Generator<RawRow> {
  const firstOf = new Map<Cell, Cell[]>();
  let names: string[] = [];
  let handleAt = -1;
  for (const row of rows) {
    if (names.length === 0) {
      names = row.cells.map((cell) => String(trimCell(cell)));
      const isExport = names.includes("Title") && names.some((name) => partName.test(name));
      handleAt = isExport ? names.findIndex((name) => handleName.test(name)) : -1;
    }
    const handle = row.cells[handleAt];
    if (!isFilled(handle)) {
      yield row;
      continue;
    }
    const first = firstOf.get(handle) ?? row.cells;
    firstOf.set(handle, first);
    const nameOf = (place: number) => names[place] ?? "";
    const options = row.cells.filter(
      (cell, place) => optionName.test(nameOf(place)) && cell !== "Default Title",
    );
    const cells = row.cells.map((cell, place) => {
      const own = !isFilled(cell) && sharedName.test(nameOf(place)) ? (first[place] ?? "") : cell;
      const isTitle = nameOf(place) === "Title";
      return isTitle ? [own, ...options].filter(isFilled).join(" ") : own;
    });
    const isPart = cells.some((cell, place) => isFilled(cell) && partName.test(names[place] ?? ""));
    yield { ...row, cells, isLeftOut: !isPart };
  }
}
