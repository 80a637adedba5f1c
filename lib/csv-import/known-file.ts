import { z } from "zod";
import { listingCondition } from "@/lib/listings/schema";
import { rowId } from "@/lib/operations/fields";
import { maxInteger } from "@/lib/operations/limits";
import {
  type ColumnFacts,
  type ColumnMapping,
  decimalMarks,
  delimiters,
  type FileReading,
  importFields,
  maxAlternates,
  maxColumns,
  maxManufacturers,
  maxRows,
  maxSamples,
  type NumberFacts,
  noHeadingRow,
  numberFields,
  priceQuantities,
  priceUnits,
  singleFields,
  textEncodings,
} from "./fields";

// What is known of a file and chosen for it, whole: as it is answered. What is taken in may leave parts out (schema.ts).

export const importField = z.enum(importFields).meta({ id: "CsvField" });

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

export const textReading = z.object({
  kind: z.literal("text"),
  encoding: z.enum(textEncodings),
  delimiter: z.enum(delimiters),
  headingRow,
});
export const xlsxReading = z.object({
  kind: z.literal("xlsx"),
  sheet: z.string().max(100),
  headingRow,
});

export const knownReading = z
  .discriminatedUnion("kind", [textReading, xlsxReading])
  .meta({ id: "CsvReading" }) satisfies z.ZodType<FileReading>;

export const knownNumbers = z.object({
  plain: rowCountOrNone.describe("Digits alone: 12."),
  comma: rowCountOrNone.describe("A comma can only be the decimal mark: 12,5 or 1.234,56."),
  point: rowCountOrNone.describe("A point can only be the decimal mark: 12.50 or 1,234.56."),
  ambiguous: rowCountOrNone.describe("Either: 1.234 or 6,000."),
  typed: rowCountOrNone.describe("A spreadsheet's own number."),
  other: rowCountOrNone.describe("No number."),
  damaged: rowCountOrNone.describe("A long number that a spreadsheet has rounded: 4,26E+12."),
  ambiguousCommas: rowCountOrNone.describe("Of those that are either, how many have a comma."),
  threeDecimals: rowCountOrNone.describe("Of those with a known mark, how many have thousandths."),
}) satisfies z.ZodType<NumberFacts>;

export const knownColumn = z
  .object({
    heading: z.string().describe("As in the file; empty where it has none."),
    samples: z
      .array(z.union([z.string(), z.number()]))
      .max(maxSamples)
      .describe("The first different cells that are not empty."),
    filled: rowCountOrNone.describe("How many cells are not empty."),
    numbers: knownNumbers,
  })
  .meta({ id: "CsvColumn" }) satisfies z.ZodType<ColumnFacts>;

export const knownMapping = z
  .object({
    columns: z.partialRecord(z.enum(singleFields), columnIndex),
    alternateProductCodes: z.array(columnIndex).max(maxAlternates),
    priceUnit: z.enum(priceUnits).describe("How 12 is meant: as 12.00 € or as 0.12 €."),
    pricesAreFor: z
      .literal(priceQuantities)
      .describe("How many pieces a price is for, where no column feeds pricePer."),
    decimalMarks: z
      .partialRecord(z.enum(numberFields), z.enum(decimalMarks))
      .describe("How the numbers of a column are meant that can be read either way."),
  })
  .meta({ id: "CsvMapping" }) satisfies z.ZodType<ColumnMapping>;

export const knownDefaults = z.object({
  shippingPossible: z.boolean(),
  pickupPossible: z.boolean(),
  bundleOnly: z.boolean(),
  minOrderQuantity: z.int().min(1).max(1_000_000),
  shippingPriceInCt: z.int().min(0).max(maxInteger).nullable(),
  shippingNote: z.string(),
  condition: listingCondition.nullable(),
});

export const knownChoices = z
  .object({
    defaults: knownDefaults,
    existing: z.enum(["update", "skip"]).describe("What becomes of own listings that a row names."),
    blankCells: z
      .enum(["keep", "clear"])
      .describe("Of a listing that is updated: a blank cell leaves what is there, or empties it."),
    quantityMeans: z
      .enum(["total", "inStock"])
      .describe("inStock: what is sold already is no part of the file's number."),
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
  .meta({ id: "CsvChoices" });
