import type { Cell, Delimiter, FileReading, TextEncoding } from "./fields";

/** `number` counts as a spreadsheet does, from 1. A row of several lines counts once. */
export interface TableRow {
  number: number;
  cells: Cell[];
}

export interface RawRow {
  cells: Cell[];
  repaired: boolean;
  isHidden?: boolean;
}

export interface AskedReading {
  encoding?: TextEncoding;
  delimiter?: Delimiter;
  sheet?: string;
  headingRow?: number;
  hiddenRows?: HiddenRows;
}

export const hiddenRowChoices = ["left_out", "read"] as const;
export type HiddenRows = (typeof hiddenRowChoices)[number];

export interface ReadingNotes {
  /** A delimiter within a cell has shifted the cells behind it. */
  shiftedRows: number[];
  /** Fewer cells than usual: a line break may have cut the row. */
  shortRows: number[];
  /** Their quotation marks do not match. */
  repairedRows: number[];
  /** Repeated headings, titles, totals and rules. */
  leftOutRows: number[];
  /** Rows above the headings, as full as the table. */
  aboveRows: number[];
}

export const noNotes: ReadingNotes = {
  shiftedRows: [],
  shortRows: [],
  repairedRows: [],
  leftOutRows: [],
  aboveRows: [],
};

export type FileErrorCode =
  | "empty"
  | "too_large"
  | "too_many_rows"
  | "too_many_columns"
  | "no_rows"
  | "unreadable"
  | "protected"
  | "legacy_excel"
  | "open_document"
  | "numbers"
  | "archive"
  | "pdf"
  | "json"
  | "xml";

export class FileError extends Error {
  override readonly name = "FileError";
  readonly code: FileErrorCode;
  /** The file without its rows, where another reading may help. */
  readonly read: ReadFile | null;

  constructor(code: FileErrorCode, cause?: unknown, read: ReadFile | null = null) {
    super(code, { cause });
    this.code = code;
    this.read = read;
  }
}

export interface ReadFile {
  reading: FileReading;
  sheets: string[];
  hiddenRows: number;
  firstRows: TableRow[];
  headings: string[];
  /** Padded with "". A row with more cells than headings is shifted. */
  rows: TableRow[];
  notes: ReadingNotes;
}
