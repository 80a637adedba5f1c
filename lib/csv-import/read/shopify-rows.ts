import type { RawRow } from "@/lib/csv-import/read-file-result";
import { isFilled, trimCell } from "./tidy-cell";

const handles = ["Handle", "URL handle"];
const partNames = ["Variant SKU", "SKU", "Variant Price", "Price"];
const sharedNames = ["Title", "Body (HTML)", "Description", "Vendor", "Type"];

/** Shopify says once for all variants what they share; rows of further images are left out. */
export function* shopifyRows(rows: Iterable<RawRow>): Generator<RawRow> {
  const firstOf = new Map<string, RawRow["cells"]>();
  let heading: string[] | null = null;
  for (const row of rows) {
    heading ??= row.cells.map((cell) => String(trimCell(cell)));
    const cells = row.cells.map(trimCell);
    const handle = cells[heading.findIndex((name) => handles.includes(name))];
    if (!isFilled(handle) || !heading.includes("Title") || !heading.some(isPartName)) {
      yield row;
      continue;
    }
    const names = heading;
    const first = firstOf.get(String(handle)) ?? cells;
    firstOf.set(String(handle), first);
    const isPart = cells.some((cell, place) => isPartName(names[place] ?? "") && isFilled(cell));
    yield {
      ...row,
      cells: cells.map((cell, place) =>
        sharedNames.includes(names[place] ?? "") && !isFilled(cell) ? (first[place] ?? "") : cell,
      ),
      isLeftOut: !isPart,
    };
  }
}

function isPartName(name: string): boolean {
  return partNames.includes(name);
}
