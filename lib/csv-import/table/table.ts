import type { Cell, Delimiter, FileReading, TextEncoding } from "@/lib/csv-import/fields";

/** A row of a file; its number is a spreadsheet's, 1 the first, a row of several lines counting once. */
export interface TableRow {
  number: number;
  cells: Cell[];
}

/** A row as the reader of its format has it: its place says its number. */
export interface RawRow {
  cells: Cell[];
  /** Its quotes were broken, and it was read by its shape. */
  repaired: boolean;
  /** A workbook does not show it. */
  isHidden?: boolean;
}

/** What of a reading is settled by a person; the rest is found. */
export interface AskedReading {
  encoding?: TextEncoding;
  delimiter?: Delimiter;
  sheet?: string;
  headingRow?: number;
  /** What a workbook does not show is left out where nothing is said. */
  hiddenRows?: HiddenRows;
}

export const hiddenRowChoices = ["left_out", "read"] as const;
export type HiddenRows = (typeof hiddenRowChoices)[number];

/** Numbers of the rows that were not read quite as they stand, the first 100 of each kind. */
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
export type FileFaultCode =
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

/** A file that cannot be read as a table (contract §9). */
export class FileFault extends Error {
  override readonly name = "FileFault";
  readonly code: FileFaultCode;
  /** How the file was read until then, without its rows, where another reading may mend it. */
  readonly read: ReadFile | null;

  constructor(code: FileFaultCode, cause?: unknown, read: ReadFile | null = null) {
    super(code, { cause });
    this.code = code;
    this.read = read;
  }
}

/** A file as a table (spec §2.11). */
export interface ReadFile {
  reading: FileReading;
  /** The visible sheets of a workbook; none of a text. */
  sheets: string[];
  /** How many rows a workbook does not show, by a filter or by hand, whether they were read or left out; 0 of a text. */
  hiddenRows: number;
  /** The first 30 rows of the file that are not empty, those above the headings included. */
  firstRows: TableRow[];
  /** Columns without a heading and without cells are left out. */
  headings: string[];
  /**
   * What stands below the headings, without empty rows; as many cells as headings, "" where there is none. A row with more
   * is a shifted one.
   */
  rows: TableRow[];
  notes: ReadingNotes;
}
