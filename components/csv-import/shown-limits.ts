import { maxColumns, maxFileBytes, maxRows } from "@/lib/csv-import/limits";
import { undoableForInMs } from "@/lib/csv-import/rules";

export const fileLimits = {
  megabytes: maxFileBytes / (1024 * 1024),
  rows: maxRows,
  columns: maxColumns,
};

export const undoableDays = undoableForInMs / (24 * 60 * 60_000);
