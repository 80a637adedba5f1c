import { useTranslations } from "next-intl";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import type { ImportChoices } from "@/lib/csv-import/schema";
import { columnName } from "../column-name";

type DefaultField = keyof ImportChoices["defaults"];

/** Says of a default that a column feeds its field, or nothing. */
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
