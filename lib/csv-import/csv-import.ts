import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { ListingCondition } from "@/lib/listings/fields";
import type { ColumnFacts, ColumnMapping, FileReading, ImportField, RowIssue } from "./fields";
import type { ImportChoices } from "./schema";

export type CsvImportStatus =
  | "DRAFT"
  | "CHECKING"
  | "CHECKED"
  | "IMPORTING"
  | "IMPORTED"
  | "UNDOING"
  | "UNDONE"
  | "FAILED";

export type CsvRowOutcome = "NEW" | "UPDATED" | "UNCHANGED" | "SKIPPED" | "INVALID";

/** What a job is at: reading the rows, comparing them, fetching pictures, writing listings, taking them back. */
export type ImportPhase = "load" | "check" | "pictures" | "write" | "undo";

/** A row that cannot be imported; its number is a spreadsheet's, 1 the first row of the file. */
export interface RowFault {
  number: number;
  issues: RowIssue[];
}

/** Rows that would write another part over the listing that their number names. */
export interface OtherParts {
  count: number;
  firstRow: number;
}

/** A seller's file on its way to listings. */
export interface CsvImport {
  id: string;
  fileName: string;
  status: CsvImportStatus;
  createdAt: Date;
  reading: FileReading;
  columns: ColumnFacts[];
  rowCount: number;
  /** As saved, else as remembered from such a file, else as the headings suggest. */
  mapping: ColumnMapping;
  choices: ImportChoices;
  mappingFrom: "saved" | "remembered" | "proposed";
  /** Whether anybody has chosen them, here or for such a file before; what a check has gone by is saved. */
  choicesFrom: "saved" | "remembered" | "preset";
  /** How sure each proposal is; only where the mapping is proposed. */
  confidence: Partial<Record<ImportField, "certain" | "likely" | "guess">>;
  /** What runs now, and how many rows of it are done; null where nothing runs. */
  progress: { phase: ImportPhase; done: number; of: number } | null;
  /** Null before the file was checked. */
  counts: ImportCounts | null;
  firstFault: RowFault | null;
  /** Only of a checked file; null where each row is the part that its listing was. */
  otherParts: OtherParts | null;
  /** Why the last job ended without a result. */
  failure: ErrorCode | null;
  importedAt: Date | null;
  /** Until when an import can be undone; null where it cannot. */
  undoableUntil: Date | null;
  /** What an undo has done. */
  undone: { removed: number; restored: number; kept: number } | null;
}

/** A seller's import in their list. */
export type CsvImportSummary = Pick<
  CsvImport,
  | "id"
  | "fileName"
  | "status"
  | "createdAt"
  | "rowCount"
  | "counts"
  | "importedAt"
  | "undoableUntil"
>;

export interface ImportCounts {
  new: number;
  updated: number;
  unchanged: number;
  skipped: number;
  invalid: number;
}

/** A row as its listing would be, with the numbers of its neighbours. */
export interface CsvImportRowPreview {
  number: number;
  outcome: CsvRowOutcome;
  issues: RowIssue[];
  /** The listing that it was recognised as. */
  listingId: number | null;
  /** Null of a row that cannot be imported. */
  listing: PreviewListing | null;
  /** Of a listing that is updated: what buyers have seen of it first until now. */
  before: ListingBefore | null;
  previous: number | null;
  next: number | null;
}

/** Which part a listing was before an update, how many there were and at what price. */
export type ListingBefore = Pick<
  PreviewListing,
  | "manufacturer"
  | "mpn"
  | "nameDe"
  | "nameEn"
  | "quantity"
  | "pricePerProductInCt"
  | "priceForBundle"
>;

/** What becomes of the main image: the row's is fetched, the listing's stays as it is, or there is none. */
export type PreviewPicture = "fetched" | "kept" | "none";

export interface PreviewListing {
  manufacturer: string;
  mpn: string | null;
  ean: string | null;
  alternateProductCodes: string[];
  ownArticleNumber: string | null;
  nameDe: string;
  nameEn: string | null;
  descriptionDe: string;
  descriptionEn: string | null;
  quantity: number;
  pricePerProductInCt: number | null;
  priceForBundle: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  condition: ListingCondition | null;
  yearOfManufacture: number | null;
  dateCode: string | null;
  shippingPossible: boolean;
  pickupPossible: boolean;
  shippingPriceInCt: number | null;
  shippingNote: string | null;
  picture: PreviewPicture;
}

/** A listing that an undo has left: somebody has changed or requested it since the import. */
export interface KeptListing {
  id: number;
  nameDe: string;
  nameEn: string | null;
  mpn: string | null;
  reason: "CHANGED" | "REQUESTED";
}
