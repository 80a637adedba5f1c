import { useTranslations } from "next-intl";
import {
  type FieldErrors,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/entered-mapping";
import {
  type ColumnFacts,
  type ImportField,
  importFields,
  singleFields,
} from "@/lib/csv-import/fields";
import { type MappingIssue, mappingIssues } from "@/lib/csv-import/mapping/faults";
import { issueSentence } from "@/lib/i18n/issue-text";

export interface MappingPart {
  form: UseFormReturn<EnteredMapping>;
  columns: ColumnFacts[];
}

/** After a refusal: a choice at one field can mend, or break, another one. */
export function lookAgain(form: MappingPart["form"]): void {
  if (form.formState.isSubmitted) {
    void form.trigger();
  }
}

export function useMappingError({ control }: MappingPart["form"]) {
  const t = useTranslations();
  const { errors } = useFormState({ control });
  return (name: string): string | undefined => {
    const code = (get(errors, name) as { message?: unknown } | undefined)?.message;
    return typeof code === "string" ? issueSentence(t, code) : undefined;
  };
}

type Errors = FieldErrors<EnteredMapping>;

export function mappingResolver(columns: ColumnFacts[]): Resolver<EnteredMapping> {
  return (values) => {
    const errors = errorsOf(mappingIssues(mappingOf(values), columns));
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

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

interface MappingFault {
  id: string;
  field: ImportField;
  code: string;
}

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
