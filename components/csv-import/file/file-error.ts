import { maxFileBytes } from "@/lib/csv-import/fields";
import type { FileWorkerError } from "./read-to-send";

/** `kind`: no table by its extension. `several`, `folder`: not one file. */
export type FileErrorName = FileWorkerError | "kind" | "several" | "folder";

export const acceptedFiles = ".csv,.txt,.tsv,.xlsx";
// Usual names of ERP exports too. An .xls is often text, so the reader looks inside.
const ending = /\.(csv|txt|tsv|tab|asc|dat|prn|xlsx|xlsm|xls)$/i;
const named: { ending: RegExp; fault: FileErrorName }[] = [
  { ending: /\.(ods|fods|ots)$/i, fault: "open_document" },
  { ending: /\.numbers$/i, fault: "numbers" },
  { ending: /\.(zip|7z|rar|gz|tgz|tar)$/i, fault: "archive" },
  { ending: /\.pdf$/i, fault: "pdf" },
  { ending: /\.json$/i, fault: "json" },
  { ending: /\.xml$/i, fault: "xml" },
  { ending: /\.xlsb$/i, fault: "legacy_excel" },
];

export function refusalOf({ name, size }: Pick<File, "name" | "size">): FileErrorName | null {
  if (!ending.test(name)) {
    return named.find(({ ending: known }) => known.test(name))?.fault ?? "kind";
  }
  if (size === 0) {
    return "empty";
  }
  return size > maxFileBytes ? "too_large" : null;
}
