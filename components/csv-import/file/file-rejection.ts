import { maxFileBytes } from "@/lib/csv-import/limits";
import type { FileWorkerError } from "./read-and-pack-file";

/** `kind`: no table by its extension. `several`, `folder`: not one file. */
export type FileErrorName = FileWorkerError | "kind" | "several" | "folder";

export const acceptedFiles = ".csv,.txt,.tsv,.xlsx";
// Usual names of ERP exports too. An .xls is often text, so the reader looks inside.
const ending = /\.(csv|txt|tsv|tab|asc|dat|prn|xlsx|xlsm|xls)$/i;
const named: { ending: RegExp; code: FileErrorName }[] = [
  { ending: /\.(ods|fods|ots)$/i, code: "open_document" },
  { ending: /\.numbers$/i, code: "numbers" },
  { ending: /\.(zip|7z|rar|gz|tgz|tar)$/i, code: "archive" },
  { ending: /\.pdf$/i, code: "pdf" },
  { ending: /\.json$/i, code: "json" },
  { ending: /\.xml$/i, code: "xml" },
  { ending: /\.xlsb$/i, code: "legacy_excel" },
];

export function fileRejectionOf({ name, size }: Pick<File, "name" | "size">): FileErrorName | null {
  if (!ending.test(name)) {
    return named.find(({ ending: known }) => known.test(name))?.code ?? "kind";
  }
  if (size === 0) {
    return "empty";
  }
  return size > maxFileBytes ? "too_large" : null;
}
