import type { ReadFile } from "@/lib/csv-import/table/table";

/** A file as merchandise systems and people write them, and the table that a person sees in it. */
export interface Oddity {
  name: string;
  text: string;
  /** ; where nothing is said. */
  delimiter?: string;
  headings: string[];
  /** The row's number, then its cells. */
  rows: [number, ...string[]][];
  headingRow?: number;
  notes?: Partial<ReadFile["notes"]>;
}

export const headings = ["Artikelnummer", "Bezeichnung", "Menge", "Preis"];
export const pages = (first: string) => `Lagerliste Seite 1
Artikelnummer;Bezeichnung;Menge;Preis
${first}${numbered(1, 4, (number) => `A${number};Kugellager;5;12,50`).join("\n")}
Lagerliste Seite 2
Artikelnummer;Bezeichnung;Menge;Preis
${numbered(18, 22, (number) => `A${number};Kugellager;5;12,50`).join("\n")}
`;
export const german = ["Nr", "Hersteller", "Bezeichnung", "Menge", "Preis"];

export function bearing(row: number, number: string): [number, ...string[]] {
  return [row, number, "Kugellager", "5", "12,50"];
}

export function numbered<Part>(from: number, to: number, part: (number: number) => Part): Part[] {
  return Array.from({ length: to - from + 1 }, (_, place) => part(from + place));
}
