import { undoableForInMs } from "@/lib/csv-import/rules";
import { formatInteger } from "@/lib/i18n/formats";

const dayInMs = 24 * 60 * 60_000;

/** For so many days an import can be undone, as texts name them. */
export function undoableDaysIn(locale: string): string {
  return formatInteger(undoableForInMs / dayInMs, locale);
}
