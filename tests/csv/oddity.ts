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
