import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { type ImportField, importFields } from "@/lib/csv-import/fields";

export type MappingHint = "certain" | "likely" | "guess" | "remembered";
export type MappingHints = Partial<Record<ImportField, MappingHint>>;

export function mappingHintsOf({
  mappingFrom,
  confidence,
}: Pick<CsvImport, "mappingFrom" | "confidence">): MappingHints {
  switch (mappingFrom) {
    case "saved":
      return {};
    case "proposed":
      return confidence;
    case "remembered":
      return Object.fromEntries(importFields.map((field) => [field, "remembered"]));
  }
}
