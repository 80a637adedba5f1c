import { z } from "zod";
import { csvListing, listingCondition } from "@/lib/listings/schema";
import { isStorable, line, uuid } from "@/lib/operations/fields";
import { maxInteger } from "@/lib/operations/limits";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import {
  type ColumnFacts,
  type ColumnMapping,
  decimalMarks,
  delimiters,
  type FileReading,
  maxAlternates,
  maxColumns,
  maxHeadingLength,
  maxRows,
  maxSampleLength,
  maxSamples,
  type NumberFacts,
  noHeadingRow,
  numberFields,
  priceQuantities,
  priceUnits,
  singleFields,
  textEncodings,
} from "./fields";

const headingRow = z.int().min(noHeadingRow).max(maxInteger);
const count = z.int().min(0).max(maxRows);
const columnIndex = z
  .int()
  .min(0)
  .max(maxColumns - 1);

/** Whatever a file has there, as far as PostgreSQL can keep it. */
function storable(maxLength: number) {
  return z.string().max(maxLength).refine(isStorable, { error: "invalid" });
}

export const fileReading = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    encoding: z.enum(textEncodings),
    delimiter: z.enum(delimiters),
    headingRow,
  }),
  z.object({ kind: z.literal("xlsx"), sheet: storable(100), headingRow }),
]) satisfies z.ZodType<FileReading>;

const numberFacts = z.object({
  plain: count,
  comma: count,
  point: count,
  ambiguous: count,
  typed: count,
  other: count,
  damaged: count,
  ambiguousCommas: count.default(0),
  threeDecimals: count.default(0),
}) satisfies z.ZodType<NumberFacts>;

export const columnFacts = z.object({
  heading: storable(maxHeadingLength),
  samples: z.array(z.union([storable(maxSampleLength), z.number()])).max(maxSamples),
  filled: count,
  numbers: numberFacts,
  dottedCodes: count.default(0),
}) satisfies z.ZodType<ColumnFacts>;

export const columnMapping = z.object({
  columns: z.partialRecord(z.enum(singleFields), columnIndex),
  alternateProductCodes: z.array(columnIndex).max(maxAlternates).default([]),
  priceUnit: z.enum(priceUnits),
  pricesAreFor: z.literal(priceQuantities).default(1),
  decimalMarks: z.partialRecord(z.enum(numberFields), z.enum(decimalMarks)).default({}),
}) satisfies z.ZodType<ColumnMapping>;

/** What holds where the file says nothing, and what becomes of listings that it recognises. */
export const importChoices = z
  .object({
    defaults: z.object({
      shippingPossible: z.boolean().default(true),
      pickupPossible: z.boolean().default(false),
      bundleOnly: z.boolean().default(false),
      minOrderQuantity: z.int().min(1).max(1_000_000).default(1),
      shippingPriceInCt: z.int().min(0).max(maxInteger).nullable().default(0),
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
