import { z } from "zod";
import { csvListing, listingCondition } from "@/lib/listings/schema";
import { line, maxInteger, uuid } from "@/lib/operations/fields";
import { maxUploadBytes } from "@/lib/storage/upload-limit";

/** The most that a file may have, in bytes, and in rows below its headings. */
export const maxFileBytes = 50 * 1024 * 1024;
export const maxRows = 100_000;
export const maxColumns = 200;
const maxSamples = 5;
const maxSampleLength = 100;
const maxPrice = maxInteger;

/** A cell as the file has it: text, or a number where a spreadsheet says that it is one. */
export type Cell = string | number;

export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export const delimiters = [";", ",", "\t", "|"] as const;
export const decimalMarks = ["comma", "point"] as const;
export type TextEncoding = (typeof textEncodings)[number];
export type Delimiter = (typeof delimiters)[number];
export type DecimalMark = (typeof decimalMarks)[number];

/** How a file was read; `headingRow` is the row of the headings as a spreadsheet counts, 1 the first. */
export const fileReading = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    encoding: z.enum(textEncodings),
    delimiter: z.enum(delimiters),
    headingRow: z.int().min(1).max(maxInteger),
  }),
  z.object({
    kind: z.literal("xlsx"),
    sheet: z.string().max(100),
    headingRow: z.int().min(1).max(maxInteger),
  }),
]);
export type FileReading = z.output<typeof fileReading>;

const count = z.int().min(0).max(maxRows);

/** How the numbers of a column are written: how many of its cells are of each kind. */
export const numberFacts = z.object({
  /** Digits alone: "12". */
  plain: count,
  /** A comma can only be the decimal mark: "12,5", "1.234,56". */
  comma: count,
  /** A point can only be the decimal mark: "12.50", "1,234.56". */
  point: count,
  /** Either: "1.234", "6,000". */
  ambiguous: count,
  /** A spreadsheet's own number. */
  typed: count,
  /** No number. */
  other: count,
  /** A long number that a spreadsheet has rounded: "4,26E+12". */
  damaged: count,
});
export type NumberFacts = z.output<typeof numberFacts>;

/** What is known of a column without its rows. */
export const columnFacts = z.object({
  /** As in the file; empty where it has none. */
  heading: z.string().max(500),
  /** The first different cells that are not empty. */
  samples: z.array(z.union([z.string().max(maxSampleLength), z.number()])).max(maxSamples),
  filled: count,
  numbers: numberFacts,
});
export type ColumnFacts = z.output<typeof columnFacts>;

/** What a column of a file can feed, in the order in which it is asked for (spec §5, CSV import). */
export const importFields = [
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "quantity",
  "pricePerProductInCt",
  "pricePer",
  "mpn",
  "ean",
  "alternateProductCodes",
  "ownArticleNumber",
  "nameEn",
  "descriptionEn",
  "condition",
  "yearOfManufacture",
  "dateCode",
  "minOrderQuantity",
  "bundleOnly",
  "priceForBundle",
  "shippingPossible",
  "shippingPriceInCt",
  "shippingNote",
  "pickupPossible",
  "mainImageUrl",
  "csvMainImageBase64",
  "listingId",
] as const;
export type ImportField = (typeof importFields)[number];
export const requiredFields = [
  "manufacturer",
  "nameDe",
  "descriptionDe",
  "quantity",
  "pricePerProductInCt",
] as const satisfies readonly ImportField[];
/** Those that a decimal mark matters to. */
export const numberFields = [
  "quantity",
  "pricePerProductInCt",
  "pricePer",
  "minOrderQuantity",
  "priceForBundle",
  "shippingPriceInCt",
] as const satisfies readonly ImportField[];
export type NumberField = (typeof numberFields)[number];
type SingleField = Exclude<ImportField, "alternateProductCodes">;

const columnIndex = z
  .int()
  .min(0)
  .max(maxColumns - 1);
const singleFields = importFields.filter(
  (field): field is SingleField => field !== "alternateProductCodes",
);

/**
 * Which column feeds which field, by their places from 0, and how its numbers are meant. Euros are the prices of a file
 * that says "12,50"; cents are the spec's own rule (contract §9).
 */
export const columnMapping = z.object({
  columns: z.partialRecord(z.enum(singleFields), columnIndex),
  alternateProductCodes: z.array(columnIndex).max(20).default([]),
  priceUnit: z.enum(["euros", "cents"]),
  /** How the cells of a column are meant that can be read either way. */
  decimalMarks: z.partialRecord(z.enum(numberFields), z.enum(decimalMarks)).default({}),
});
export type ColumnMapping = z.output<typeof columnMapping>;

/** What holds where the file says nothing, and what becomes of listings that it recognises. */
export const importChoices = z
  .object({
    defaults: z.object({
      shippingPossible: z.boolean().default(true),
      pickupPossible: z.boolean().default(false),
      bundleOnly: z.boolean().default(false),
      minOrderQuantity: z.int().min(1).max(1_000_000).default(1),
      shippingPriceInCt: z.int().min(0).max(maxPrice).nullable().default(0),
      shippingNote: line(500).default(""),
      condition: listingCondition.nullable().default(null),
    }),
    existing: z.enum(["update", "skip"]).default("update"),
    /** Of a listing that is updated: a blank cell leaves what is there, or empties it. */
    blankCells: z.enum(["keep", "clear"]).default("keep"),
    /** `inStock`: what is sold already is no part of the file's number. */
    quantityMeans: z.enum(["total", "inStock"]).default("total"),
  })
  .superRefine(({ defaults }, context) => {
    if (!defaults.shippingPossible && !defaults.pickupPossible) {
      for (const field of ["shippingPossible", "pickupPossible"]) {
        const path = ["defaults", field];
        context.addIssue({ code: "custom", path, message: "delivery_method" });
      }
    }
  });
export type ImportChoices = z.output<typeof importChoices>;

/** Payload of create-csv-import: a file that the screen has read, and how many bytes its packed rows have. */
export const csvImportInput = z.object({
  fileName: line(255).min(1),
  reading: fileReading,
  columns: z.array(columnFacts).min(1).max(maxColumns),
  rowCount: z.int().min(1).max(maxRows),
  size: z.int().min(1).max(maxUploadBytes),
});
export type CsvImportInput = z.output<typeof csvImportInput>;

/** Payload of update-csv-import: what a step has settled. */
export const csvImportUpdate = z.object({
  id: uuid,
  mapping: columnMapping.optional(),
  choices: importChoices.optional(),
});

export const csvImportId = z.object({ id: uuid });

/** Payload of start-csv-import: all rows or nothing, or the good ones while so many stay behind. */
export const csvImportStart = z.object({ id: uuid, leaveBehind: count.default(0) });

/** Payload of get-csv-import-row: the row of that number, or the first one. */
export const csvImportRowInput = z.object({
  id: uuid,
  number: z.int().min(1).max(maxInteger).optional(),
});

/** Payload of create-listings-from-csv (contract §2): at most 10,000 rows, 32 MB. */
export const csvListings = z.array(csvListing).min(1).max(10_000);
export const maxCsvBodyBytes = 32 * 1024 * 1024;

/** Payload of get-csv-import-faults: the rows that cannot be imported, behind one of them. */
export const csvImportFaultsInput = z.object({
  id: uuid,
  after: z.int().min(0).max(maxInteger).default(0),
});
