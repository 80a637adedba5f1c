import { maxColumns, maxFileBytes, maxRows } from "@/lib/csv-import/fields";
import { formatInteger } from "@/lib/i18n/formats";

/** The most that a file may have, as texts name it. */
export const fileLimits = {
  megabytes: formatInteger(maxFileBytes / (1024 * 1024)),
  rows: formatInteger(maxRows),
  columns: formatInteger(maxColumns),
};
