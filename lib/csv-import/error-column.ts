import { withoutGuard } from "@/lib/csv/csv-cells";
import type { Locale } from "@/lib/i18n/locales";

// The import recognises these words.
const words = {
  de: { heading: "Fehler (Lagerfund-Import", row: "Zeile" },
  en: { heading: "Fault (Lagerfund import", row: "Row" },
} as const;
const headingPattern = /^(?:fehler \(lagerfund-import|fault \(lagerfund import) ([0-9a-f]{8})\)$/;

export function errorColumnHeading(locale: Locale, importId: string): string {
  return `${words[locale].heading} ${importId.slice(0, 8)})`;
}

export function errorColumnCell(locale: Locale, number: number, reason: string): string {
  return `${words[locale].row} ${number}: ${reason}`;
}

export function isErrorColumn(heading: string): boolean {
  return headingPattern.test(normalisedHeading(heading));
}

/** Of the import that left these rows behind, the id's first eight characters. */
export function originIn(columns: { heading: string }[]): string | null {
  const reasons = columns.find(({ heading }) => isErrorColumn(heading));
  return reasons ? (headingPattern.exec(normalisedHeading(reasons.heading))?.[1] ?? null) : null;
}

/** Undoes our guard against formulas. */
export function normalisedHeading(heading: string): string {
  return withoutGuard(heading.normalize("NFC").replace(/\s+/g, " ").trim()).toLowerCase();
}
