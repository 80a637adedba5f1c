import type { CsvImport } from "@/lib/csv-import/csv-import";

type Mapped = Pick<CsvImport, "columns" | "mapping">;

const stock = /bestand|labst|verfügbar|verfuegbar|frei\s*verw|on[\s-]?hand|stock|available/i;

export function stockHeadingOf({ columns, mapping }: Mapped): string | null {
  const place = mapping.columns.quantity;
  const heading =
    (place !== undefined && columns[place]?.heading.replace(/\s+/g, " ").trim()) || "";
  return stock.test(heading) ? heading : null;
}

export function presetChoices({
  choices,
  choicesFrom,
  ...mapped
}: Mapped & Pick<CsvImport, "choices" | "choicesFrom">): CsvImport["choices"] {
  return choicesFrom === "preset" && stockHeadingOf(mapped) !== null
    ? { ...choices, quantityMeans: "inStock" }
    : choices;
}
