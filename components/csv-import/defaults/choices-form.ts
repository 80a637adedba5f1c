import { useTranslations } from "next-intl";
import { type FieldPath, get, type UseFormReturn, useFormState } from "react-hook-form";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import type { EnteredChoices } from "@/lib/csv-import/entered-choices";
import type { ImportChoices } from "@/lib/csv-import/schema";
import { issueSentence } from "@/lib/i18n/issue-text";
import { columnName } from "../column-name";

export interface ChoicesPart {
  form: UseFormReturn<EnteredChoices>;
}

export function useChoiceError({ control }: ChoicesPart["form"]) {
  const t = useTranslations();
  const { errors } = useFormState({ control });
  return (name: FieldPath<EnteredChoices>): string | undefined => {
    const code = (get(errors, name) as { message?: unknown } | undefined)?.message;
    return typeof code === "string" ? issueSentence(t, code, name) : undefined;
  };
}

type DefaultField = keyof ImportChoices["defaults"];

export type FedText = (field: DefaultField) => string | null;

export function useFedText({ columns, mapping }: Pick<CsvImport, "columns" | "mapping">): FedText {
  const t = useTranslations();
  return (field) => {
    const place = mapping.columns[field];
    const column = place === undefined ? undefined : columns[place];
    return column && place !== undefined
      ? t("csv-import|defaults|fed", { column: columnName(t, column, place) })
      : null;
  };
}
