import type { TableRow } from "../table/table";
import type { ReadRow } from "./read-row";

/** Whether a row has more cells than there are columns: a delimiter in one of them has shifted those behind it. */
export function isShifted({ cells }: TableRow, columnCount: number): boolean {
  return cells.slice(columnCount).some((cell) => cell !== "");
}

/** A shifted row says nothing, since nobody knows where it begins to be wrong. */
export function readShiftedRow(): ReadRow {
  return { fields: {}, issues: [{ field: null, code: "too_many_cells", value: "" }] };
}
