import type { Cell } from "@/lib/csv-import/fields";
import { isFilled } from "./cell-text";
import { isAmount } from "./printed-rows";

interface Row {
  cells: Cell[];
}

const leastSummands = 2;
const rounding = 0.005;
const unitOfSums = /^(?:€|eur|stk?\.?|stück)$/i;

/**
 * Whether the last row is a sum that no word tells: nothing but amounts, in half of the columns at most and not in the
 * first, and one of them is the sum of all above it. Beside a name it would be a part, and in the middle chance.
 */
export function endsInBareSum(rows: readonly Row[], width: number): boolean {
  const cells = rows.at(-1)?.cells ?? [];
  const filled = cells.filter(isFilled);
  if (isFilled(cells[0]) || filled.length * 2 > width || !filled.every(isOfSum)) {
    return false;
  }
  const above = rows.slice(0, -1);
  return cells.some((cell, column) => isFilled(cell) && isSumOf(cell, cellsOf(above, column)));
}

function cellsOf(rows: readonly Row[], column: number): Cell[] {
  return rows.map((row) => row.cells[column]).filter(isFilled);
}

function isOfSum(cell: Cell): boolean {
  return isAmount(cell) && (/\d/.test(String(cell)) || unitOfSums.test(String(cell)));
}

function isSumOf(cell: Cell, above: readonly Cell[]): boolean {
  const sum = above.reduce((total: number, other) => total + amountOf(other), 0);
  const isOfSeveral = above.length >= leastSummands && sum !== 0;
  return isOfSeveral && Math.abs(amountOf(cell) - sum) < rounding;
}

/** NaN of what is no amount: no sum has such a one among its summands. */
function amountOf(cell: Cell): number {
  if (typeof cell === "number") {
    return cell;
  }
  const text = isAmount(cell) ? cell.replace(/[^\d.,-]/g, "") : "";
  const [decimals = ""] = /[.,]\d{1,2}$/.exec(text) ?? [];
  const whole = text.slice(0, text.length - decimals.length).replace(/[.,]/g, "");
  return text === "" ? Number.NaN : Number(`${whole}${decimals.replace(",", ".")}`);
}
