import { maxColumns, maxFileBytes, maxRows } from "@/lib/csv-import/limits";
import { undoableForInMs } from "@/lib/csv-import/rules";
import { formatInteger } from "@/lib/i18n/formats";

export function formattedFileLimits(locale: string) {
  return {
    megabytes: formatInteger(maxFileBytes / (1024 * 1024), locale),
    rows: formatInteger(maxRows, locale),
    columns: formatInteger(maxColumns, locale),
  };
}

const dayInMs = 24 * 60 * 60_000;

export function formattedUndoDays(locale: string): string {
  return formatInteger(undoableForInMs / dayInMs, locale);
}
