import type { RowIssue } from "@/lib/csv-import/csv-import";
import type { ImportField } from "@/lib/csv-import/schema";
import { formatInteger } from "@/lib/i18n/formats";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { Translator } from "@/lib/i18n/translator";

export function fieldLabel(t: Translator, field: ImportField): string {
  return t(`listing|form|${field}`);
}

/** "Zeile 17, Menge: „abc“ ist ungültig", or "ist leer" of a blank cell (spec §5, CSV import). */
export function firstFaultText(t: Translator, number: number, issue: RowIssue): string {
  const { field, value } = issue;
  const place = { row: formatInteger(number), field: fieldLabel(t, field) };
  return value === ""
    ? t("csv-import|faults|cell_empty", place)
    : t("csv-import|faults|cell_invalid", { ...place, value });
}

/** Why a cell cannot be imported. */
export function reasonText(t: Translator, { field, code, value }: RowIssue): string {
  return value === "" && (code === "invalid" || code === "required")
    ? t("csv-import|faults|blank")
    : issueSentence(t, code, field);
}
