import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { type FieldIssue, issuesIn } from "@/components/form/field-errors";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { type ImportField, importFields, singleFields } from "@/lib/csv-import/fields";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/map/mapping-form";
import { mappingIssues } from "@/lib/csv-import/map/mapping-issues";

export interface MappingPart {
  form: UseFormReturn<EnteredMapping>;
  columns: ColumnFacts[];
}

/** After an error, because a choice at one field can fix or break another. */
export function revalidate(form: MappingPart["form"]): void {
  if (form.formState.isSubmitted) {
    void form.trigger();
  }
}

/** The form shows the last issue of a field, so its first comes last. */
export function issuesOfMapping(entered: EnteredMapping, columns: ColumnFacts[]): FieldIssue[] {
  const issues = mappingIssues(mappingOf(entered), columns).toReversed();
  return issues.map(({ path, code }) => ({ path: controlAt(path), code }));
}

export function controlAt(path: string): string {
  return singleFields.some((field) => field === path) ? `columns.${path}` : path;
}

interface MappingError {
  id: string;
  field: ImportField;
  code: string;
}

export function mappingErrorsOf(errors: FieldErrors<EnteredMapping>): MappingError[] {
  const issues = issuesIn(errors);
  return importFields.flatMap((field) =>
    issues
      .filter(({ path }) => path.split(".").at(-1) === field)
      .map(({ path, code }) => {
        const control = path.startsWith("decimalMarks") ? "mark" : "column";
        return { id: `${control}-${field}`, field, code };
      }),
  );
}
