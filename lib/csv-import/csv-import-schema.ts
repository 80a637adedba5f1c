import { z } from "zod";
import { errorCodes } from "@/lib/errors/error-kinds";
import { rowId, uuid } from "@/lib/fields/primitives";
import { manufacturer } from "@/lib/manufacturers/schema";
import type { NameFacts } from "./column-mapping";
import type { RowIssue } from "./fields";
import {
  columnFacts,
  columnMapping,
  fileReading,
  importChoices,
  importField,
  rowCountOrNone,
} from "./schema";

const csvImportStatus = z
  .enum(["DRAFT", "CHECKING", "CHECKED", "IMPORTING", "IMPORTED", "UNDOING", "UNDONE", "FAILED"])
  .meta({ id: "CsvImportStatus" });
export type CsvImportStatus = z.output<typeof csvImportStatus>;

export const csvRowOutcome = z
  .enum(["NEW", "UPDATED", "UNCHANGED", "SKIPPED", "INVALID", "MERGED"])
  .describe(
    "What would become of the row; MERGED: it counts to another row of the same part; SKIPPED: listed already, or out of stock.",
  );
export type CsvRowOutcome = z.output<typeof csvRowOutcome>;

const importPhase = z.enum(["load", "check", "pictures", "write", "undo"]);
export type ImportPhase = z.output<typeof importPhase>;

export const rowNumber = z.int().min(1).describe("As a spreadsheet counts: 1 the first row.");

export const rowIssue = z
  .object({
    field: importField.nullable().describe("Null of what is wrong with the row as a whole."),
    code: z.string().describe("A code like those of validation issues: too_long:100."),
    value: z.string().describe("The first four characters of the cell."),
  })
  .meta({ id: "CsvRowIssue" }) satisfies z.ZodType<RowIssue>;

const rowError = z
  .object({ number: rowNumber, issues: z.array(rowIssue) })
  .meta({ id: "CsvRowFault" });
export type RowError = z.output<typeof rowError>;

const rowToCorrect = rowError
  .extend({
    manufacturer: z.string().nullable().describe("Of what was read: to know the part."),
    mpn: z.string().nullable(),
    nameDe: z.string().nullable(),
    ownArticleNumber: z.string().nullable(),
    quantity: z.int().nullable(),
    texts: z
      .partialRecord(importField, z.string())
      .describe("The whole cells of its issues, without those of more than 1,000 characters."),
  })
  .meta({ id: "CsvFaultyRow" });
export type RowToCorrect = z.output<typeof rowToCorrect>;

export const rowErrorPage = z.object({
  faults: z.array(rowToCorrect),
  behind: rowCountOrNone.nullable().describe("How many more rows have this issue; null of any."),
  next: rowNumber.nullable().describe("What the next page begins behind; null at the end."),
});
export type RowErrorPage = z.output<typeof rowErrorPage>;

const otherParts = z.object({ count: z.int().min(1), firstRow: rowNumber });
export type OtherParts = z.output<typeof otherParts>;

const pausedListing = z.object({
  number: rowNumber.nullable().describe("Null of a listing that no row names."),
  id: rowId,
  mpn: z.string().nullable(),
  nameDe: z.string(),
  nameEn: z.string().nullable(),
  available: z.int().describe("Pieces that are on offer now."),
  openTrades: z.int().describe("Requested or reserved; they stay as they are."),
});

const similarManufacturer = z.object({
  typed: z.string().describe("As the file writes it."),
  rows: z.int().describe("How many rows name it."),
  manufacturer: manufacturer.describe("The known one that was perhaps meant."),
});

const repeatedPart = z.object({
  part: z.string().describe("Its MPN, or its name."),
  rowCount: z.int(),
  rows: z.array(rowNumber).describe("Ten at most."),
});

const answeredManufacturer = z.object({
  typed: z.string().describe("As the file writes it."),
  name: z.string().nullable().describe("The known one that takes its place; null for none."),
});

const errorKind = z.object({
  field: importField.nullable(),
  code: z.string().describe("Of the first row; the numbers of others may differ."),
  count: z.int().min(1),
  firstRow: rowNumber,
  text: z.string().describe("What stands in the first row."),
});
export type ErrorKind = z.output<typeof errorKind>;

const newManufacturers = z.object({
  count: z.int().describe("Manufacturers that the file names and that are not known yet."),
  left: z.int().nullable().describe("How many its seller may still add by imports today."),
});

const correction = z.object({ number: rowNumber, field: importField, text: z.string() });

export const importFindings = z
  .object({
    paused: z.array(pausedListing).describe("Fifty at most, those with open trades first."),
    withoutNumber: z.int().describe("Parts without any number that a buyer could search."),
    similarManufacturers: z
      .array(similarManufacturer)
      .describe("Unknown names that are nearly those of known manufacturers; twenty at most."),
    // Imports that an older version checked lack these fields.
    answeredManufacturers: z
      .array(answeredManufacturer)
      .default([])
      .describe("Unknown names of the file that its seller has answered for."),
    repeatedPartCount: rowCountOrNone.default(0),
    repeatedParts: z
      .array(repeatedPart)
      .default([])
      .describe("Parts of which several rows are one listing; twenty at most."),
    differingCount: rowCountOrNone
      .default(0)
      .describe("Rows that name the same part with other prices, conditions or numbers."),
    withoutStock: rowCountOrNone
      .default(0)
      .describe("Of the skipped rows, how many have no stock and no listing."),
    missingCount: z.int().default(0).describe("Active listings that no row names."),
    newManufacturers: newManufacturers.default({ count: 0, left: null }),
    errorKinds: z
      .array(errorKind)
      .default([])
      .describe("Invalid rows by field and code, the most frequent first; fifty at most."),
    correctionCount: z.int().default(0),
    corrections: z
      .array(correction)
      .default([])
      .describe("What counts in the place of cells, in the file's order; fifty at most."),
    roundedCount: rowCountOrNone.default(0).describe("Rows whose price lost parts of a cent."),
  })
  .meta({ id: "CsvImportFindings" });
export type ImportFindings = z.output<typeof importFindings>;

const importCounts = z
  .object({
    new: rowCountOrNone,
    updated: rowCountOrNone,
    paused: rowCountOrNone.describe("Listings of which nothing is left in stock."),
    unchanged: rowCountOrNone,
    skipped: rowCountOrNone,
    invalid: rowCountOrNone,
    merged: rowCountOrNone.describe("Rows that count to another row of the same part."),
    withoutImage: rowCountOrNone.describe("Rows whose image is broken or cannot be fetched."),
  })
  .meta({ id: "CsvImportCounts" });
export type ImportCounts = z.output<typeof importCounts>;

export const csvImportSummary = z
  .object({
    id: uuid,
    fileName: z.string(),
    status: csvImportStatus,
    createdAt: z.date(),
    rowCount: rowCountOrNone,
    counts: importCounts.nullable().describe("Null before the file was checked."),
    importedAt: z.date().nullable(),
    undoableUntil: z.date().nullable().describe("Null where it cannot be undone."),
  })
  .meta({ id: "CsvImportSummary" });
export type CsvImportSummary = z.output<typeof csvImportSummary>;

export const csvImport = csvImportSummary
  .extend({
    reading: fileReading.meta({ id: "CsvReading" }),
    columns: z.array(columnFacts.meta({ id: "CsvColumn" })),
    mapping: columnMapping.meta({ id: "CsvMapping" }),
    choices: importChoices.meta({ id: "CsvChoices" }),
    mappingFrom: z
      .enum(["saved", "remembered", "proposed"])
      .describe("Saved for this file, remembered from one like it, or proposed by its headings."),
    choicesFrom: z
      .enum(["saved", "remembered", "preset"])
      .describe("Saved for this file, remembered from one like it, or nobody's choice yet."),
    confidence: z
      .partialRecord(importField, z.enum(["certain", "likely", "guess"]))
      .describe("How sure each proposal is; empty where the mapping is not proposed."),
    progress: z
      .object({ phase: importPhase, done: z.int().min(0), of: z.int().min(0) })
      .nullable()
      .describe("What runs now, and how much of it is done; null where nothing runs."),
    firstFault: rowError.nullable(),
    otherParts: otherParts
      .nullable()
      .describe("Rows of a checked file that would make another part of their listing."),
    checkedAt: z.date().nullable().describe("Of a checked file: when."),
    findings: importFindings.nullable().describe("Of a checked file; null of any other."),
    onOffer: rowCountOrNone
      .nullable()
      .describe("Of an imported file: how many of its parts buyers can request now."),
    failure: z.enum(errorCodes).nullable().describe("Why the last job ended without a result."),
    undone: z
      .object({ removed: rowCountOrNone, restored: rowCountOrNone, kept: rowCountOrNone })
      .nullable()
      .describe("What an undo has done with the listings."),
  })
  .meta({ id: "CsvImport" });
export type CsvImport = z.output<typeof csvImport>;

export const nameFacts = z
  .object({
    column: z.int().min(0).describe("The place of a column that can name parts."),
    rows: z.int().describe("How many of the first thousand rows have a text there."),
    manufacturers: z.int().describe("How many of these begin with a known manufacturer."),
    manufacturer: z.string().nullable().describe("The first of them."),
    numbers: z.int().describe("How many hold exactly one part number."),
    number: z.string().nullable().describe("The first of them."),
  })
  .meta({ id: "CsvNameFacts" }) satisfies z.ZodType<NameFacts>;

export const listingKeptByUndo = z
  .object({
    id: rowId,
    nameDe: z.string(),
    nameEn: z.string().nullable(),
    mpn: z.string().nullable(),
    reason: z.enum(["CHANGED", "REQUESTED"]),
  })
  .meta({ id: "CsvKeptListing" });
export type ListingKeptByUndo = z.output<typeof listingKeptByUndo>;
