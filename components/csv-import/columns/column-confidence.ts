import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { type ImportField, importFields } from "@/lib/csv-import/fields";

export type ColumnConfidence = "certain" | "likely" | "guess" | "remembered";
export type ColumnConfidences = Partial<Record<ImportField, ColumnConfidence>>;

export function columnConfidencesOf({
  mappingFrom,
  confidence,
}: Pick<CsvImport, "mappingFrom" | "confidence">): ColumnConfidences {
  switch (mappingFrom) {
    case "saved":
      return {};
    case "proposed":
      return confidence;
    case "remembered":
      return Object.fromEntries(importFields.map((field) => [field, "remembered"]));
  }
}
