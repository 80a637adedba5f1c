// Without zod, because the worker that reads files loads this.
export type Cell = string | number;

export const textEncodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "windows-1254",
  "ibm850",
  "macintosh",
] as const;
export const delimiters = [";", ",", "\t", "|"] as const;
export type TextEncoding = (typeof textEncodings)[number];
export type Delimiter = (typeof delimiters)[number];
export const noHeadingRow = 0;

/** What stands above or below the table: currencies, and that prices include VAT. */
export interface OutsideTable {
  currencies?: string[] | undefined;
  isGross?: boolean | undefined;
}

/** `headingRow` counts from 1; 0 means none. */
export type FileReading = { headingRow: number } & OutsideTable &
  (
    | { kind: "text"; encoding: TextEncoding; delimiter: Delimiter }
    | { kind: "xlsx"; sheet: string }
  );

/** `number` counts from 1. */
export interface TableRow {
  number: number;
  cells: Cell[];
}

export interface RawRow {
  cells: Cell[];
  repaired: boolean;
  isHidden?: boolean;
  isLeftOut?: boolean;
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
  /** More cells than headings. */
  shiftedRows: number[];
  /** A line break may have cut them. */
  shortRows: number[];
  /** Unmatched quotation marks. */
  repairedRows: number[];
  /** Repeated headings, titles, totals. */
  leftOutRows: number[];
  /** Above the headings. */
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
  | "archive"
  | "pdf"
  | "json"
  | "xml";

export class FileError extends Error {
  override readonly name = "FileError";
  readonly code: FileErrorCode;
  /** Set where another reading may help. */
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
  /** Of the columns, as a spreadsheet names them. */
  letters: string[];
  /** Padded with "". */
  rows: TableRow[];
  /** Left out of the rows. */
  totals: TableRow[];
  notes: ReadingNotes;
}
