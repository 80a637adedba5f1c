import { delimitedRows } from "@/lib/csv/delimited-rows";
import { isErrorColumn } from "@/lib/csv-import/error-column";
import type { RawRow } from "@/lib/csv-import/read-file-result";
import { type Cell, type Delimiter, delimiters } from "@/lib/csv-import/read-file-result";
import { detectHeadingRow } from "./detect-heading-row";
import { isDividerRow, isFilled, trimCell } from "./tidy-cell";

const sampleRows = 200;
// One Base64 image can make a row of megabytes.
const sampleLength = 4_000_000;
// The rarest delimiter wins a tie.
const byRarity: readonly Delimiter[] = ["\t", ";", "|", ","];
const asGood = 0.02;
const separatorLine = /^"?sep=(.)"?(?:\r\r\n|\r\n?|\n|$)/i;

export interface Dialect {
  delimiter: Delimiter;
  /** Without a "sep=" line, which Excel does not count. */
  body: string;
}

/** Compares how evenly delimiters cut rows, because counts would find the commas of prices. */
export function dialectOf(text: string, asked?: Delimiter): Dialect {
  const [line = "", named] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  const known = asked ?? delimiters.find((delimiter) => delimiter === named);
  const found = (known ? [known] : byRarity).map((delimiter) => fitOf(body, delimiter));
  let best = found[0] ?? fitOf(body, ";");
  for (const fit of found) {
    const isWider = fit.width >= 1.5 * best.width && fit.score >= best.score - asGood;
    best = fit.score > best.score + asGood || isWider ? fit : best;
  }
  const delimiter = known ?? (best.score > 0 ? best.delimiter : ";");
  return { delimiter, body };
}

interface Fit {
  delimiter: Delimiter;
  width: number;
  score: number;
}

function fitOf(body: string, delimiter: Delimiter): Fit {
  const rows = sampleOf(body, delimiter);
  const width = commonest(rows.map(({ cells }) => cells.length));
  const heading = rows[detectHeadingRow(rows)]?.cells ?? [];
  if (width < 2 || headingsIn(heading) < 2) {
    return { delimiter, width, score: 0 };
  }
  const fitting = rows.filter(({ cells }) => cells.length === width).length / rows.length;
  const repaired = rows.filter((row) => row.repaired).length / rows.length;
  const score = fitting * (1 - repaired / 2) * (hasRarer(heading, delimiter) ? 0.6 : 1);
  return { delimiter, width, score };
}

/** Our reason column may stand alone behind empty cells. */
function headingsIn(cells: readonly Cell[]): number {
  return cells.some((cell) => isErrorColumn(String(cell)))
    ? cells.length
    : cells.filter(isFilled).length;
}

function sampleOf(body: string, delimiter: string): RawRow[] {
  const rows: RawRow[] = [];
  const sample = body.slice(0, sampleLength);
  for (const { cells, repaired } of delimitedRows(sample, delimiter)) {
    const row = { cells: cells.map(trimCell), repaired };
    if (row.cells.some(isFilled) && !isDividerRow(row)) {
      rows.push(row);
    }
    if (rows.length >= sampleRows) {
      return rows;
    }
  }
  return sample.length < body.length && rows.length > 1 ? rows.slice(0, -1) : rows;
}

function hasRarer(heading: readonly unknown[], delimiter: Delimiter): boolean {
  const rarer = byRarity.filter((other) => other !== delimiter && other !== ",");
  // eBay writes "*Action(SiteID=US|Country=US)".
  const texts = heading.map((cell) => String(cell).replace(/\([^()]*\)/g, ""));
  return texts.some((text) => rarer.some((other) => text.includes(other)));
}

function commonest(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) {
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 1;
}
