import { useTranslations } from "next-intl";
import { get, type UseFormReturn, useFormState } from "react-hook-form";
import type { EnteredMapping } from "@/lib/csv-import/entered-mapping";
import type { ColumnFacts } from "@/lib/csv-import/fields";
import { issueSentence } from "@/lib/i18n/issue-text";

/** What every part of the columns form works on. */
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

/** Answers the translated error of a control, or undefined. */
export function useMappingError({ control }: MappingPart["form"]) {
  const t = useTranslations();
  const { errors } = useFormState({ control });
  return (name: string): string | undefined => {
    const code = (get(errors, name) as { message?: unknown } | undefined)?.message;
    return typeof code === "string" ? issueSentence(t, code) : undefined;
  };
}
