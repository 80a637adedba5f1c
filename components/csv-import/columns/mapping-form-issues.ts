import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { issuesIn } from "@/components/form/field-errors";
import type { ColumnFacts, NameFacts } from "@/lib/csv-import/column-mapping";
import { type ImportField, importFields } from "@/lib/csv-import/fields";
import type { EnteredMapping } from "@/lib/csv-import/map/mapping-form";
import type { OutsideTable } from "@/lib/csv-import/read-file-result";

export interface MappingPart {
  form: UseFormReturn<EnteredMapping>;
  columns: ColumnFacts[];
  rowCount: number;
  nameFacts: NameFacts[];
  outside: OutsideTable;
}

/** After an error, because a choice at one field can fix or break another. */
export function revalidate(form: MappingPart["form"]): void {
  if (form.formState.isSubmitted) {
    void form.trigger();
  }
}

/** Of an issue of the operation, whose paths are the mapping's. */
export function controlAt(path: string): string {
  return importFields.some((field) => field === path) ? `fixed.${path}` : path;
}

interface MappingError {
  id: string;
  /** Null of a question about prices. */
  field: ImportField | null;
  path: string;
  code: string;
}

export function mappingErrorsOf(
  errors: FieldErrors<EnteredMapping>,
  fields: EnteredMapping["fields"],
): MappingError[] {
  return issuesIn(errors).map(({ path, code }) => {
    const [head = "", last = ""] = path.split(".");
    const field = head === "fields" ? fields[Number(last)] : last;
    return {
      id: path.replace(".", "-"),
      field: importFields.find((known) => known === field) ?? null,
      path,
      code,
    };
  });
}
