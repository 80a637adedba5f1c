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

/** Why a mapping cannot be used. */
export interface MappingFaults {
  /** Required, and fed by no column. */
  missing: ImportField[];
  /** Share a column with another field, or name one twice. A description may say what the name says (contract §9). */
  duplicates: ImportField[];
  /** Have cells that can be read either way, and no decimal mark is chosen. */
  ambiguous: NumberField[];
}

/** What is missing, assigned twice and unanswered in a mapping, each in the order of the fields (spec §5, CSV import). */
export function mappingFaults(mapping: ColumnMapping, columns: ColumnFacts[]): MappingFaults {
  const uses = new Map<number, number>();
  const fields = importFields.filter(
    (field) => field !== "descriptionDe" || !isDescribedByName(mapping),
  );
  for (const place of fields.flatMap((field) => placesOf(mapping, field))) {
    uses.set(place, (uses.get(place) ?? 0) + 1);
  }
  return {
    missing: requiredFields.filter(
      (field) => !placesOf(mapping, field).some((place) => columns[place]),
    ),
    duplicates: importFields.filter((field) =>
      placesOf(mapping, field).some((place) => (uses.get(place) ?? 0) > 1),
    ),
    ambiguous: numberFields.filter((field) => isUnanswered(mapping, columns, field)),
  };
}

/** A fault at its place in update-csv-import's mapping, as an issue code. */
export interface MappingIssue {
  path: string;
  code: string;
}

/** The same faults as issues; none of a mapping that can be used. */
export function mappingIssues(mapping: ColumnMapping, columns: ColumnFacts[]): MappingIssue[] {
  const { missing, duplicates, ambiguous } = mappingFaults(mapping, columns);
  return [
    ...missing.map((field) => ({ path: field, code: "unassigned" })),
    ...duplicates.map((field) => ({ path: field, code: "assigned_twice" })),
    ...ambiguous.map((field) => ({ path: `decimalMarks.${field}`, code: "decimal_mark_open" })),
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
