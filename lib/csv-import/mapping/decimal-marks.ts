import {
  type ColumnFacts,
  type ColumnMapping,
  type DecimalMark,
  type NumberField,
  numberFields,
  type PriceUnit,
  priceFields,
} from "../fields";

/** Whether it matters how a field's numbers are written: prices in cents are digits, whatever stands between them. */
export function isMarkAsked(field: NumberField, priceUnit: PriceUnit): boolean {
  return priceUnit === "euros" || !priceFields.some((price) => price === field);
}

/**
 * The mapping with the decimal marks that its file itself proves, for those columns that have cells which can be read
 * either way: by the column's other cells, else by the other numbers of the file. What is not proved stays as it is;
 * where it is not there it has to be asked for.
 */
export function withProvedMarks(mapping: ColumnMapping, columns: ColumnFacts[]): ColumnMapping {
  const proved = numberFields.flatMap((field): [NumberField, DecimalMark][] => {
    const place = mapping.columns[field];
    const mark = place === undefined ? null : provedMark(columns, place);
    return mark ? [[field, mark]] : [];
  });
  return { ...mapping, decimalMarks: { ...mapping.decimalMarks, ...Object.fromEntries(proved) } };
}

/** The decimal mark that a file proves for a column with ambiguous cells; null where there are none, or no proof. */
export function provedMark(columns: ColumnFacts[], place: number): DecimalMark | null {
  const own = columns[place];
  if (!own || own.numbers.ambiguous === 0) {
    return null;
  }
  return isMarked(own) ? markOf([own]) : markOf(columns.filter(isOfNumbers));
}

/** Null where nothing tells, and where one cell says this and another that. */
function markOf(columns: ColumnFacts[]): DecimalMark | null {
  const commas = columns.some(({ numbers }) => numbers.comma > 0);
  const points = columns.some(({ numbers }) => numbers.point > 0);
  if (commas === points) {
    return null;
  }
  return commas ? "comma" : "point";
}

function isMarked({ numbers }: ColumnFacts): boolean {
  return numbers.comma + numbers.point > 0;
}

/** One in which a text is the exception: "12.5" among sizes and versions says nothing of prices. */
function isOfNumbers({ filled, numbers }: ColumnFacts): boolean {
  return numbers.other * 10 <= filled;
}
