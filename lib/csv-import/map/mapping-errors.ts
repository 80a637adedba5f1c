import {
  type ColumnFacts,
  type ColumnMapping,
  type ImportField,
  importFields,
  type NumberField,
  numberFields,
  requiredFields,
} from "../fields";
import { isMarkAsked } from "./decimal-marks";

/** A fault at its place in update-csv-import's mapping, as an issue code. */
export interface MappingIssue {
  path: string;
  code: string;
}

/**
 * What is missing, assigned twice and unanswered in a mapping, each in the order of the fields (spec §5, CSV import). A
 * description may say what the name says (contract §9).
 */
export function mappingIssues(mapping: ColumnMapping, columns: ColumnFacts[]): MappingIssue[] {
  const fields = importFields.filter(
    (field) => field !== "descriptionDe" || !isDescribedByName(mapping),
  );
  const used = fields.flatMap((field) => placesOf(mapping, field));
  const isRepeated = (place: number) => used.indexOf(place) !== used.lastIndexOf(place);
  const issues = (found: readonly ImportField[], code: string, prefix = "") =>
    found.map((field) => ({ path: `${prefix}${field}`, code }));
  const missing = requiredFields.filter(
    (field) => !placesOf(mapping, field).some((place) => columns[place]),
  );
  const twice = importFields.filter((field) => placesOf(mapping, field).some(isRepeated));
  const open = numberFields.filter((field) => isUnanswered(mapping, columns, field));
  return [
    ...issues(missing, "unassigned"),
    ...issues(twice, "assigned_twice"),
    ...issues(open, "decimal_mark_open", "decimalMarks."),
  ];
}

/** "Wie Bezeichnung": many files have no other text. */
export function isDescribedByName({ columns }: Pick<ColumnMapping, "columns">): boolean {
  return columns.nameDe !== undefined && columns.nameDe === columns.descriptionDe;
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
