import { maxFileBytes } from "@/lib/csv-import/limits";
import type { FileWorkerError } from "./read-and-pack-file";

/** `kind`: no table by its extension. `several`, `folder`: not one file. */
export type FileErrorName = FileWorkerError | "kind" | "several" | "folder";

export const acceptedFiles = ".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.xlsb,.ods,.numbers";
// Usual names of ERP exports too. An .xls is often text, so the reader looks inside.
const ending = /\.(csv|txt|tsv|tab|asc|dat|prn|xls[xmb]?|ods|numbers)$/i;
const named: { ending: RegExp; code: FileErrorName }[] = [
  { ending: /\.(zip|7z|rar|gz|tgz|tar)$/i, code: "archive" },
  { ending: /\.pdf$/i, code: "pdf" },
  { ending: /\.json$/i, code: "json" },
  { ending: /\.(xml|fods)$/i, code: "xml" },
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
