import { writeFaultsFile } from "@/lib/csv-import/faults-file";
import { reasonCell, reasonHeading } from "@/lib/csv-import/mapping/reasons";
import type { Locale } from "@/lib/i18n/locales";
import type { Member } from "@/lib/operations/viewer";

/** The file of an import's invalid rows, its reasons told by field and code. */
export function faultsFileOf(
  member: Member,
  id: string,
  locale: Locale = "de",
): AsyncGenerator<string> {
  return writeFaultsFile(member, id, {
    heading: reasonHeading(locale, id),
    reasonOf: ({ number, issues }) => {
      const reasons = issues.map(({ field, code }) => `${field}: ${code}`);
      return reasonCell(locale, number, reasons.join("; "));
    },
  });
}
