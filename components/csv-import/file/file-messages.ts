import type { ColumnFacts } from "@/lib/csv-import/fields";
import type { AskedReading, FileFaultCode, ReadFile, TableRow } from "@/lib/csv-import/table/table";

/** A file and how it is to be read. The browser's handle travels, its bytes do not. */
export interface FileSource {
  /** Tells a file from another of the same name. */
  key: number;
  file: File;
  asked: AskedReading;
}

/** What the screen asks of the worker. Each request says all, so that a fresh worker can answer it too. */
export interface FileRequest {
  want: "rows shown" | "rows packed";
  source: FileSource;
}

/** A file as it was read, without its rows: nothing large goes to the screen. */
export interface ShownFile extends Omit<ReadFile, "rows" | "firstRows"> {
  firstRows: TableRow[];
  rowCount: number;
}

export interface PackedFile {
  packed: File;
  columns: ColumnFacts[];
  rowCount: number;
}

/** `gone`: the disk does not give the file any more. `crashed`: the reading itself failed. */
export type FileWorkerFault = FileFaultCode | "gone" | "crashed";

export type FileAnswer =
  | { ok: true; want: "rows shown"; shown: ShownFile }
  | ({ ok: true; want: "rows packed" } & PackedFile)
  /** `shown`: how it was read until then, where another reading may mend it. */
  | { ok: false; fault: FileWorkerFault; shown?: ShownFile };
