import type { Cell, Delimiter, FileReading, TextEncoding } from "./fields";

/** A row of a file; its number is a spreadsheet's, 1 the first, a row of several lines counting once. */
export interface TableRow {
  number: number;
  cells: Cell[];
}

/** A row as the reader of its format has it: its place says its number. */
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
  /** More cells than columns: a delimiter within a cell has shifted those behind it. */
  shiftedRows: number[];
  /** Fewer cells than nearly all other rows have: a line break may have cut them. */
  shortRows: number[];
  /** Their quotation marks do not match. */
  repairedRows: number[];
  /** The headings again, the title of a page, a total or a line of dashes: left out. */
  leftOutRows: number[];
  /** As full as the table, and above its headings. */
  aboveRows: number[];
}

export const noNotes: ReadingNotes = {
  shiftedRows: [],
  shortRows: [],
  repairedRows: [],
  leftOutRows: [],
  aboveRows: [],
};

/**
 * Why a file is no table: `protected` and `legacy_excel` are workbooks of a kind that is not read, those from
 * `open_document` on are files of other kinds, `no_rows` has nothing below its headings,
 * `unreadable` is no table at all.
 */
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
  override readonly name = "FileFault";
  readonly code: FileErrorCode;
  /** How the file was read until then, without its rows, where another reading may mend it. */
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
  /** Columns without a heading and without cells are left out. */
  headings: string[];
  /** Without empty rows; as many cells as headings, "" where there is none. A row with more is a shifted one. */
  rows: TableRow[];
  notes: ReadingNotes;
}
