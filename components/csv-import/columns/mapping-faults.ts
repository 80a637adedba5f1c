import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/entered-mapping";
import {
  type ColumnFacts,
  type ImportField,
  importFields,
  singleFields,
} from "@/lib/csv-import/fields";
import { type MappingIssue, mappingIssues } from "@/lib/csv-import/mapping/faults";

type Errors = FieldErrors<EnteredMapping>;

/** The same rule that the server asks (spec §5): missing, assigned twice, and what can be read in two ways. */
export function mappingResolver(columns: ColumnFacts[]): Resolver<EnteredMapping> {
  return (values) => {
    const errors = errorsOf(mappingIssues(mappingOf(values), columns));
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** Issues as errors of the form's controls; the first one of a control counts. */
export function errorsOf(issues: readonly MappingIssue[]): Errors {
  const errors: Errors = {};
  for (const { path, code } of issues.toReversed()) {
    set(errors, controlAt(path), { type: code, message: code });
  }
  return errors;
}

function controlAt(path: string): string {
  return singleFields.some((field) => field === path) ? `columns.${path}` : path;
}

export interface MappingFault {
  /** The control's id. */
  id: string;
  field: ImportField;
  code: string;
}

/** The errors of the form in the order of its fields. */
export function faultsOf(errors: Errors): MappingFault[] {
  return importFields.flatMap((field) => {
    const atColumn =
      field === "alternateProductCodes" ? errors.alternateProductCodes : errors.columns?.[field];
    const atMark = (errors.decimalMarks as Record<string, unknown> | undefined)?.[field];
    return [
      ...faultAt(`column-${field}`, field, atColumn),
      ...faultAt(`mark-${field}`, field, atMark),
    ];
  });
}

function faultAt(id: string, field: ImportField, error: unknown): MappingFault[] {
  const code = (error as { message?: unknown } | undefined)?.message;
  return typeof code === "string" ? [{ id, field, code }] : [];
}
