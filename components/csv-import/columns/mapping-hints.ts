import type { CsvImport } from "@/lib/csv-import/csv-import";
import { type ColumnMapping, type ImportField, importFields } from "@/lib/csv-import/fields";

export type MappingHint = "certain" | "likely" | "guess" | "remembered";
export type MappingHints = Partial<Record<ImportField, MappingHint>>;

export function mappingHintsOf({
  mapping,
  mappingFrom,
  confidence,
}: Pick<CsvImport, "mapping" | "mappingFrom" | "confidence">): MappingHints {
  switch (mappingFrom) {
    case "saved":
      return {};
    case "proposed":
      return confidence;
    case "remembered": {
      const mapped = importFields.filter((field) => isMapped(mapping, field));
      return Object.fromEntries(mapped.map((field) => [field, "remembered"]));
    }
  }
}

function isMapped({ columns, alternateProductCodes }: ColumnMapping, field: ImportField): boolean {
  return field === "alternateProductCodes"
    ? alternateProductCodes.length > 0
    : columns[field] !== undefined;
}
