import type { Cell, RawRow } from "@/lib/csv-import/read-file-result";
import { isFilled, trimCell } from "./tidy-cell";

const handleName = /^(?:URL )?handle$/i;
const partName = /^(?:Variant )?(?:SKU|Price)$/;
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
    const cells = row.cells.map((cell, place) =>
      !isFilled(cell) && sharedName.test(names[place] ?? "") ? (first[place] ?? "") : cell,
    );
    const isPart = cells.some((cell, place) => isFilled(cell) && partName.test(names[place] ?? ""));
    yield { ...row, cells, isLeftOut: !isPart };
  }
}
