import type { ImportField, RowIssue } from "@/lib/csv-import/fields";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { Translator } from "@/lib/i18n/translator-type";

export function fieldLabel(t: Translator, field: ImportField | null): string {
  return field === null ? t("csv-import|errors|whole_row") : t(`listing|form|${field}`);
}

/** `text` is the cell, of which an issue has the beginning. */
export function firstErrorText(t: Translator, number: number, issue: RowIssue): string {
  const { field, value } = issue;
  const place = { row: String(number), field: fieldLabel(t, field) };
  if (isBlank(issue)) {
    return t("csv-import|errors|cell_empty", place);
  }
  return value === ""
    ? t("csv-import|errors|cell_error", { ...place, reason: reasonText(t, issue) })
    : t("csv-import|errors|cell_invalid", { ...place, value });
}

export function reasonText(t: Translator, issue: RowIssue): string {
  return isBlank(issue)
    ? t("csv-import|errors|blank")
    : // The form's sentence for a price of 0 is for an empty field.
      issueSentence(t, issue.code, issue.code === "larger_than_zero" ? "" : (issue.field ?? ""));
}

function isBlank({ code, value }: RowIssue): boolean {
  return code === "is_required" && value === "";
}
