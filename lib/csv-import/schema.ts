import { z } from "zod";
import { isStorable, line, rowId, uuid } from "@/lib/fields/primitives";
import { maxInteger, maxUploadBytes } from "@/lib/fields/size-limits";
import { csvListing, listingCondition } from "@/lib/listings/schema";
import {
  type ColumnFacts,
  type ColumnMapping,
  decimalMarks,
  noAnswers,
  priceMeanings,
  priceQuantities,
  priceUnits,
  roundings,
} from "./column-mapping";
import { fixedFields, importFields, numberFields, ruledFields, singleFields } from "./fields";
import {
  maxAlternates,
  maxColumns,
  maxCorrectionLength,
  maxCurrencies,
  maxCurrencyLength,
  maxFixedLength,
  maxHeadingLength,
  maxManufacturers,
  maxRows,
  maxSampleLength,
  maxSamples,
} from "./limits";

import { delimiters, type FileReading, noHeadingRow, textEncodings } from "./read-file-result";

export const importField = z.enum(importFields).meta({ id: "CsvField" });
const issueKind = z.string().max(100).describe("A code without its number: too_long.");
export const rowCountOrNone = z.int().min(0).max(maxRows);
const columnIndex = z
  .int()
  .min(0)
  .max(maxColumns - 1)
  .describe("The place of a column, 0 the first.");
const headingRow = z
  .int()
  .min(noHeadingRow)
  .max(maxInteger)
  .describe("The row of the headings as a spreadsheet counts, 1 the first; 0 where there is none.");

/** Rejects what PostgreSQL cannot store. */
function storable(maxLength: number) {
  return z.string().max(maxLength).refine(isStorable, { error: "invalid" });
}

const outsideTable = {
  currencies: z
    .array(storable(maxCurrencyLength))
    .max(maxCurrencies)
    .optional()
    .describe("Named above or below the table, other than the euro."),
  isGross: z.boolean().optional().describe("Whether prices include VAT, as said there."),
};

export const fileReading = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    encoding: z.enum(textEncodings),
    delimiter: z.enum(delimiters),
    headingRow,
    ...outsideTable,
  }),
  z.object({ kind: z.literal("xlsx"), sheet: storable(100), headingRow, ...outsideTable }),
]) satisfies z.ZodType<FileReading>;

export const columnFacts = z.object({
  heading: storable(maxHeadingLength).describe("As in the file; empty where it has none."),
  letter: z
    .string()
    .regex(/^[A-Z]{0,4}$/)
    .describe("As a spreadsheet names the column; empty where that is not known.")
    .default(""),
  samples: z
    .array(z.union([storable(maxSampleLength), z.number()]))
    .max(maxSamples)
    .describe("The first different cells that are not empty."),
  filled: rowCountOrNone.describe("How many cells are not empty."),
  isCategory: z.boolean().describe("Whether few texts stand there again and again.").default(false),
  numbers: z.object({
    plain: rowCountOrNone.describe("Digits alone: 12."),
    comma: rowCountOrNone.describe("A comma can only be the decimal mark: 12,5 or 1.234,56."),
    point: rowCountOrNone.describe("A point can only be the decimal mark: 12.50 or 1,234.56."),
    ambiguous: rowCountOrNone.describe("Either: 1.234 or 6,000."),
    typed: rowCountOrNone.describe("A spreadsheet's own number."),
    other: rowCountOrNone.describe("No number."),
    damaged: rowCountOrNone.describe("A long number that a spreadsheet has rounded: 4,26E+12."),
    ambiguousCommas: rowCountOrNone
      .describe("Of those that are either, how many have a comma.")
      .default(0),
    threeDecimals: rowCountOrNone
      .describe("Of those with a known mark, how many have thousandths.")
      .default(0),
  }),
  currencies: z
    .array(storable(maxCurrencyLength))
    .max(maxCurrencies)
    .describe("Other than the euro, beside its numbers or alone: a code or a sign as written.")
    .default([]),
  isSummed: z.boolean().describe("A row of totals has the sum of its cells.").default(false),
  productOf: z
    .tuple([columnIndex, columnIndex])
    .nullable()
    .describe("The two columns whose product it is, as a value is quantity times price.")
    .default(null),
}) satisfies z.ZodType<ColumnFacts>;

export const columnMapping = z.object({
  columns: z.partialRecord(z.enum(singleFields), columnIndex),
  alternateProductCodes: z.array(columnIndex).max(maxAlternates).default([]),
  fixed: z
    .partialRecord(z.enum(fixedFields), storable(maxFixedLength))
    .describe("What all rows say, read like a cell; also where the field's own cell is blank.")
    .default(noAnswers.fixed),
  fromName: z
    .array(z.enum(ruledFields))
    .describe(
      "Taken from the name where nothing else is said: a known manufacturer at its beginning, its only number.",
    )
    .default([]),
  // API callers give cents unless they say otherwise.
  priceUnit: z
    .enum(priceUnits)
    .describe("How 12 is meant: as 12.00 € or as 0.12 €.")
    .default("cents"),
  pricesAreFor: z
    .literal(priceQuantities)
    .describe("How many pieces a price is for, where no column feeds pricePer.")
    .default(1),
  pricesMean: z
    .enum(priceMeanings)
    .nullable()
    .describe("line: the price of the whole row, divided by its quantity.")
    .default(null),
  taxInPercent: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe("VAT that the prices include and that is taken off; 0: they are net.")
    .default(null),
  currency: z
    .object({ code: storable(10).min(1), inEuros: z.number().positive().max(10_000) })
    .nullable()
    .describe("What the prices are in, and how many euros one of it is.")
    .default(null),
  rounding: z
    .enum(roundings)
    .nullable()
    .describe("What becomes of parts of a cent; null: such a row is invalid.")
    .default(null),
  decimalMarks: z
    .partialRecord(z.enum(numberFields), z.enum(decimalMarks))
    .describe("How the numbers of a column are meant that can be read either way.")
    .default({}),
}) satisfies z.ZodType<ColumnMapping>;

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
    existing: z
      .enum(["update", "skip"])
      .describe("What becomes of own listings that a row names.")
      .default("update"),
    blankCells: z
      .enum(["keep", "clear"])
      .describe("Of a listing that is updated: a blank cell leaves what is there, or empties it.")
      .default("keep"),
    quantityMeans: z
      .enum(["total", "inStock"])
      .describe("inStock: what is sold already is no part of the file's number.")
      .default("total"),
    sameParts: z
      .enum(["add", "addOrFirst", "first"])
      .describe(
        "Of several rows of one part: their quantities add up, or the first row counts; addOrFirst: only of rows that differ.",
      )
      .default("add"),
    missing: z
      .enum(["keep", "pause"])
      .describe("What becomes of own active listings that no row names.")
      .default("keep"),
    manufacturers: z
      .array(
        z.object({
          typed: z.string().max(100).describe("As the file writes it."),
          manufacturerId: rowId.nullable().describe("The one that is meant; null for none other."),
        }),
      )
      .max(maxManufacturers)
      .optional()
      .describe("Names of the file that were asked about, and what its seller has answered."),
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
  checkedAt: z.iso.datetime().optional().describe("Of the check that was seen, if only it counts."),
});

export const csvImportRowInput = z.object({
  id: uuid,
  number: z.int().min(1).max(maxInteger).optional(),
});

/** Payload of create-listings-from-csv. */
export const csvListings = z.array(csvListing).min(1).max(10_000);
export const listedRows = z.object({ count: z.int().min(1), listingIds: z.array(rowId) });
export const maxCsvBodyBytes = 32 * 1024 * 1024;

const rowOrNone = z.int().min(0).max(maxInteger);
const correction = { field: importField, text: storable(maxCorrectionLength) };

export const csvImportCorrections = z.object({
  id: uuid,
  cells: z
    .array(z.object({ number: rowOrNone.min(1), ...correction }))
    .max(5_000)
    .describe("What is read in the place of these cells; an empty text empties one."),
  rest: z
    .object({ ...correction, code: issueKind, after: rowOrNone })
    .optional()
    .describe("Corrects all rows behind one that have the same issue."),
  discard: z.literal(true).optional().describe("Discards all earlier corrections first."),
});
export type CsvImportCorrections = z.output<typeof csvImportCorrections>;

export const csvImportErrorsInput = z.object({
  id: uuid,
  after: rowOrNone.default(0),
  kind: z
    .object({ field: importField.nullable(), code: issueKind })
    .optional()
    .describe("Only rows that have this issue."),
});
export type CsvImportErrorsInput = z.output<typeof csvImportErrorsInput>;
