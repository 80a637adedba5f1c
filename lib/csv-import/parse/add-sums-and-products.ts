import type { ColumnFacts, DecimalMark } from "@/lib/csv-import/column-mapping";
import type { Cell, TableRow } from "@/lib/csv-import/read-file-result";
import { textOf } from "./cell-text";
import { readNumberText } from "./number";

const sumTolerance = 0.005;
const maxColumnsCompared = 24;
const maxRowsCompared = 300;
const maxProducts = 60;
const leastProducts = 5;
const productShare = 0.9;
// Three columns that say 2, 3 and 6 throughout are chance.
const leastDifferent = 3;
const halfCent = 0.0051;

/** Sets `isSummed` and `productOf`. */
export function addSumsAndProducts(
  columns: ColumnFacts[],
  rows: readonly TableRow[],
  totals: readonly TableRow[],
): void {
  const excesses = columns.map(({ numbers }) => numbers.comma - numbers.point);
  const ofFile = excesses.reduce((sum, excess) => sum + excess, 0);
  const amountsAt = (place: number, some: readonly TableRow[]) => {
    const mark = (excesses[place] || ofFile) < 0 ? "point" : "comma";
    return some.map(({ cells }) => amountOf(cells[place] ?? "", mark));
  };
  for (const [place, facts] of columns.entries()) {
    const sums = amountsAt(place, totals).filter(Boolean);
    facts.isSummed = sums.length > 0 && haveSum(amountsAt(place, rows).filter(Boolean), sums);
  }
  const step = Math.ceil(rows.length / maxRowsCompared);
  const sample = rows.filter((_, index) => index % step === 0);
  const numeric = [...columns.entries()]
    .filter(([, { filled, numbers }]) => filled >= leastProducts && numbers.other * 2 < filled)
    .slice(0, maxColumnsCompared)
    .map(([place, facts]) => ({ place, facts, amounts: amountsAt(place, sample) }));
  for (const { facts, amounts } of numeric) {
    const others = numeric.filter((other) => other.facts !== facts);
    const pairs = others.flatMap((one, index) =>
      others.slice(index + 1).map((other) => [one, other] as const),
    );
    const found = pairs.find(([one, other]) => areProducts(amounts, one.amounts, other.amounts));
    facts.productOf = found ? [found[0].place, found[1].place] : null;
  }
}

export function amountOf(cell: Cell, mark: DecimalMark): number {
  if (typeof cell === "number") {
    return cell;
  }
  const reading = readNumberText(textOf(cell));
  if (reading.kind !== "number" && reading.kind !== "ambiguous") {
    return 0;
  }
  const isDecimal = reading.kind === "ambiguous" && reading.decimal.mark === mark;
  const { whole, fraction, isNegative } =
    reading.kind === "number" ? reading.number : reading[isDecimal ? "decimal" : "group"];
  return Number(`${isNegative ? "-" : ""}${whole}.${fraction}`);
}

export function haveSum(amounts: readonly number[], sums: readonly number[]): boolean {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const tolerance = Math.abs(sum) * sumTolerance;
  return amounts.length > 1 && sums.some((total) => Math.abs(total - sum) <= tolerance);
}

/** Skips factors 0 and 1, because with them every number is a product. */
function areProducts(products: number[], ones: number[], others: number[]): boolean {
  const rows = [...products.keys()]
    .map((row) => ({ product: products[row] ?? 0, one: ones[row] ?? 0, other: others[row] ?? 0 }))
    .filter(
      ({ product, one, other }) => product !== 0 && one * other !== 0 && one !== 1 && other !== 1,
    )
    .slice(0, maxProducts);
  const fitting = rows.filter(isProduct);
  return (
    fitting.length >= Math.max(leastProducts, rows.length * productShare) &&
    new Set(fitting.map(({ product }) => product)).size >= leastDifferent
  );
}

/** A shown factor may be rounded to cents too. */
function isProduct({ product, one, other }: Record<"product" | "one" | "other", number>): boolean {
  const rounding = Math.max(Math.abs(one), Math.abs(other)) / 200;
  const tolerance = halfCent + Math.min(rounding, Math.abs(product) / 100);
  return Math.abs(one * other - product) <= tolerance;
}
