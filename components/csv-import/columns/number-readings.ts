import type { Cell, ColumnFacts, DecimalMark } from "@/lib/csv-import/fields";

const grouped = /[1-9]\d{0,2}([.,])\d{3}(?!\d|[.,]\d)/;
const example = "1.234";

/** A number of a column that can be read in two ways, and what it would be in each. */
export interface Readings {
  sample: string;
  sign: "comma" | "point";
  comma: string;
  point: string;
}

export function readingsOf({ samples }: ColumnFacts, locale: string): Readings {
  const [sample = example, sign = "."] =
    samples.map(readable).find((match) => match !== null) ?? (grouped.exec(example) as string[]);
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const [whole = "", rest = ""] = sample.split(sign);
  const thousands = written.format(Number(whole + rest));
  const decimal = written.format(Number(`${whole}.${rest}`));
  return sign === ","
    ? { sample, sign: "comma", comma: decimal, point: thousands }
    : { sample, sign: "point", comma: thousands, point: decimal };
}

/** What a mark makes of the sign in the sample: it parts thousands, or it is the mark itself. */
export function meaningOf(
  { sign }: Readings,
  mark: DecimalMark,
): `${"comma" | "point"}_${"decimal" | "thousands"}` {
  return `${sign}_${sign === mark ? "decimal" : "thousands"}`;
}

function readable(sample: Cell): RegExpExecArray | null {
  return typeof sample === "string" ? grouped.exec(sample) : null;
}
