import { z } from "zod";
import { csvListing } from "@/lib/listings/schema";
import { isStorable, line, rowId, uuid } from "@/lib/operations/fields";
import { maxInteger } from "@/lib/operations/limits";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import {
  type ColumnFacts,
  type ColumnMapping,
  type FileReading,
  maxColumns,
  maxHeadingLength,
  maxRows,
  maxSampleLength,
  maxSamples,
  type NumberFacts,
} from "./fields";
import {
  knownChoices,
  knownColumn,
  knownDefaults,
  knownMapping,
  knownNumbers,
  rowCountOrNone,
  textReading,
  xlsxReading,
} from "./known-file";

/** Whatever a file has there, as far as PostgreSQL can keep it. */
function storable(maxLength: number) {
  return z.string().max(maxLength).refine(isStorable, { error: "invalid" });
}

export const fileReading = z.discriminatedUnion("kind", [
  textReading,
  xlsxReading.extend({ sheet: storable(100) }),
]) satisfies z.ZodType<FileReading>;

const numberFacts = knownNumbers.extend({
  ambiguousCommas: knownNumbers.shape.ambiguousCommas.default(0),
  threeDecimals: knownNumbers.shape.threeDecimals.default(0),
}) satisfies z.ZodType<NumberFacts>;

export const columnFacts = knownColumn.extend({
  heading: storable(maxHeadingLength),
  samples: z.array(z.union([storable(maxSampleLength), z.number()])).max(maxSamples),
  numbers: numberFacts,
}) satisfies z.ZodType<ColumnFacts>;

export const columnMapping = knownMapping.extend({
  alternateProductCodes: knownMapping.shape.alternateProductCodes.default([]),
  pricesAreFor: knownMapping.shape.pricesAreFor.default(1),
  // What is said to a program is the spec's rule (contract §9).
  priceUnit: knownMapping.shape.priceUnit.default("cents"),
  decimalMarks: knownMapping.shape.decimalMarks.default({}),
}) satisfies z.ZodType<ColumnMapping>;

const { shape: preset } = knownDefaults;

export const importChoices = knownChoices
  .extend({
    defaults: z.object({
      shippingPossible: preset.shippingPossible.default(true),
      pickupPossible: preset.pickupPossible.default(false),
      bundleOnly: preset.bundleOnly.default(false),
      minOrderQuantity: preset.minOrderQuantity.default(1),
      shippingPriceInCt: preset.shippingPriceInCt.default(0),
      shippingNote: line(500).default(""),
      condition: preset.condition.default(null),
    }),
    existing: knownChoices.shape.existing.default("update"),
    blankCells: knownChoices.shape.blankCells.default("keep"),
    quantityMeans: knownChoices.shape.quantityMeans.default("total"),
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

export const csvImportInput = z.object({
  fileName: line(255).min(1),
  reading: fileReading,
  columns: z.array(columnFacts).min(1).max(maxColumns),
  rowCount: z.int().min(1).max(maxRows).describe("Below the headings."),
  size: z
    .int()
    .min(1)
    .max(maxUploadBytes)
    .describe(
      "The bytes that will be sent: gzip of lines, each a JSON array [row number, cell, …].",
    ),
});
export type CsvImportInput = z.output<typeof csvImportInput>;

export const csvImportTicket = z.object({
  id: uuid,
  uploadUrl: z.url().describe("PUT the packed rows there with Content-Type: application/gzip."),
});

export const csvImportUpdate = z.object({
  id: uuid,
  mapping: columnMapping.optional(),
  choices: importChoices.optional(),
});

export const csvImportId = z.object({ id: uuid });

export const csvImportStart = z.object({
  id: uuid,
  leaveBehind: rowCountOrNone
    .default(0)
    .describe("How many faulty rows stay behind: as many as the check has counted."),
});

export const csvImportRowInput = z.object({
  id: uuid,
  number: z.int().min(1).max(maxInteger).optional(),
});

/** Payload of create-listings-from-csv (contract §2): at most 10,000 rows, 32 MB. */
export const csvListings = z.array(csvListing).min(1).max(10_000);
export const listedRows = z.object({ count: z.int().min(1), listingIds: z.array(rowId) });
export const maxCsvBodyBytes = 32 * 1024 * 1024;

export const csvImportFaultsInput = z.object({
  id: uuid,
  after: z.int().min(0).max(maxInteger).default(0),
});
