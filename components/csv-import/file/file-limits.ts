import { maxColumns, maxFileBytes, maxRows } from "@/lib/csv-import/fields";
import { formatInteger } from "@/lib/i18n/formats";

/** The most that a file may have, as texts name it. */
export function fileLimitsIn(locale: string) {
  return {
    megabytes: formatInteger(maxFileBytes / (1024 * 1024), locale),
    rows: formatInteger(maxRows, locale),
    columns: formatInteger(maxColumns, locale),
  };
}
