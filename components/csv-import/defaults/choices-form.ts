import { useTranslations } from "next-intl";
import { type FieldPath, get, type UseFormReturn, useFormState } from "react-hook-form";
import type { EnteredChoices } from "@/lib/csv-import/entered-choices";
import { issueSentence } from "@/lib/i18n/issue-text";

/** What every part of the defaults form works on. */
export interface ChoicesPart {
  form: UseFormReturn<EnteredChoices>;
}

/** Answers the translated error of a field, or undefined. */
export function useChoiceError({ control }: ChoicesPart["form"]) {
  const t = useTranslations();
  const { errors } = useFormState({ control });
  return (name: FieldPath<EnteredChoices>): string | undefined => {
    const code = (get(errors, name) as { message?: unknown } | undefined)?.message;
    return typeof code === "string" ? issueSentence(t, code, name) : undefined;
  };
}
