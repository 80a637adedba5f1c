import type { ColumnFacts, ColumnMapping } from "@/lib/csv-import/column-mapping";
import {
  type ImportField,
  importFields,
  type NumberField,
  numberFields,
  requiredFields,
} from "../fields";
import type { OutsideTable } from "../read-file-result";
import { isMarkAsked } from "./decimal-marks";
import { openPriceQuestions } from "./price-questions";

/** `path` is within the mapping of update-csv-import. */
export interface MappingIssue {
  path: string;
  code: string;
}

/** A description may share the name's column. */
export function mappingIssues(
  mapping: ColumnMapping,
  columns: ColumnFacts[],
  outside: OutsideTable = {},
): MappingIssue[] {
  const fields = importFields.filter(
    (field) => field !== "descriptionDe" || !isDescribedByName(mapping),
  );
  const used = fields.flatMap((field) => placesOf(mapping, field));
  const isRepeated = (place: number) => used.indexOf(place) !== used.lastIndexOf(place);
  const issues = (found: readonly ImportField[], code: string, prefix = "") =>
    found.map((field) => ({ path: `${prefix}${field}`, code }));
  const missing = requiredFields.filter(
    (field) => !isSaid(mapping, field) && !placesOf(mapping, field).some((place) => columns[place]),
  );
  const twice = importFields.filter((field) => placesOf(mapping, field).some(isRepeated));
  const open = numberFields.filter((field) => isUnanswered(mapping, columns, field));
  return [
    ...issues(missing, "unassigned"),
    ...issues(twice, "assigned_twice"),
    ...issues(open, "decimal_mark_open", "decimalMarks."),
    ...openPriceQuestions(mapping, columns, outside).map((path) => ({
      path,
      code: "question_open",
    })),
  ];
}

/** By a fixed value, or by the name. */
function isSaid({ fixed, fromName }: ColumnMapping, field: (typeof requiredFields)[number]) {
  return (fixed[field]?.trim() ?? "") !== "" || fromName.some((ruled) => ruled === field);
}

/** Many files have no other text. */
export function isDescribedByName({
  columns,
  fromName,
}: Pick<ColumnMapping, "columns" | "fromName">): boolean {
  const isSameColumn = columns.nameDe !== undefined && columns.nameDe === columns.descriptionDe;
  return (
    isSameColumn || (columns.descriptionDe === undefined && fromName.includes("descriptionDe"))
  );
}

function placesOf(mapping: ColumnMapping, field: ImportField): number[] {
  if (field === "alternateProductCodes") {
    return mapping.alternateProductCodes;
  }
  const place = mapping.columns[field];
  return place === undefined ? [] : [place];
}

function isUnanswered(
  { columns: places, priceUnit, decimalMarks }: ColumnMapping,
  columns: ColumnFacts[],
  field: NumberField,
): boolean {
  const place = places[field];
  const ambiguous = place === undefined ? 0 : (columns[place]?.numbers.ambiguous ?? 0);
  return isMarkAsked(field, priceUnit) && ambiguous > 0 && !decimalMarks[field];
}
