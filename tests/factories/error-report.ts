import { errorColumnCell, errorColumnHeading } from "@/lib/csv-import/error-column";
import { writeErrorReport } from "@/lib/csv-import/error-report";
import type { Member } from "@/lib/fields/viewer";
import type { Locale } from "@/lib/i18n/locales";

/** The file of an import's invalid rows, with reasons as field and code. */
export function errorReportOf(
  member: Member,
  id: string,
  locale: Locale = "de",
): AsyncGenerator<string> {
  return writeErrorReport(member, id, {
    heading: errorColumnHeading(locale, id),
    reasonOf: ({ number, issues }) => {
      const reasons = issues.map(({ field, code }) => `${field}: ${code}`);
      return errorColumnCell(locale, number, reasons.join("; "));
    },
  });
}
