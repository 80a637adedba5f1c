import { withoutGuard } from "@/lib/csv/csv-cells";
import type { Locale } from "@/lib/i18n/locales";
import type { Cell } from "./fields";

// What our column of reasons says, and how it is known where it comes back beside mended rows.
const words = {
  de: { heading: "Fehler (Lagerfund-Import", row: "Zeile" },
  en: { heading: "Fault (Lagerfund import", row: "Row" },
} as const;
const headingPattern = /^(?:fehler \(lagerfund-import|fault \(lagerfund import) ([0-9a-f]{8})\)$/;
const cellPattern = /^\s*(?:Zeile|Row) (\d{1,7}): /;

/** Names the import by the beginning of its id, so that rows which come back mended are known. */
export function reasonHeading(locale: Locale, importId: string): string {
  return `${words[locale].heading} ${importId.slice(0, 8)})`;
}

export function reasonCell(locale: Locale, number: number, reason: string): string {
  return `${words[locale].row} ${number}: ${reason}`;
}

export function isReason(heading: string): boolean {
  return headingPattern.test(comparable(heading));
}

/** Where our reasons stand; null where they do not. */
export function reasonPlaceOf(columns: { heading: string }[]): number | null {
  const place = columns.findIndex(({ heading }) => isReason(heading));
  return place < 0 ? null : place;
}

/** How the id begins of the import that these rows were left behind by; null where they are not brought back mended. */
export function importMendedBy(columns: { heading: string }[]): string | null {
  const reasons = columns.find(({ heading }) => isReason(heading));
  return reasons ? (headingPattern.exec(comparable(reasons.heading))?.[1] ?? null) : null;
}

/** Which row of that import a mended one is, by its reason; null where that does not say it any more. */
export function rowMendedBy(reason: Cell | undefined): number | null {
  const [, number] = cellPattern.exec(String(reason ?? "")) ?? [];
  return number === undefined ? null : Number(number);
}

/** A heading as two are compared; also as our file of invalid rows has it, guarded against being run. */
export function comparable(heading: string): string {
  return withoutGuard(heading.normalize("NFC").replace(/\s+/g, " ").trim()).toLowerCase();
}
