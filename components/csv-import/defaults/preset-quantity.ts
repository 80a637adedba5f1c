import type { CsvImport } from "@/lib/csv-import/csv-import";

type Mapped = Pick<CsvImport, "columns" | "mapping">;

/** What a heading calls what lies there now, as ERPs in German and English write it. */
const stock = /bestand|labst|verfügbar|verfuegbar|frei\s*verw|on[\s-]?hand|stock|available/i;

/** The heading of the quantity where it is a stock, out of which what was sold is gone; else null. */
export function stockHeadingOf({ columns, mapping }: Mapped): string | null {
  const place = mapping.columns.quantity;
  const heading =
    (place !== undefined && columns[place]?.heading.replace(/\s+/g, " ").trim()) || "";
  return stock.test(heading) ? heading : null;
}

/** The choices that the defaults step begins with: nobody has said yet what the quantity means, but its heading may. */
export function presetChoices({
  choices,
  choicesFrom,
  ...mapped
}: Mapped & Pick<CsvImport, "choices" | "choicesFrom">): CsvImport["choices"] {
  return choicesFrom === "preset" && stockHeadingOf(mapped) !== null
    ? { ...choices, quantityMeans: "inStock" }
    : choices;
}
