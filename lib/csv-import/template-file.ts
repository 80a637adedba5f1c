import "server-only";
import { writeCsvFile } from "@/lib/csv/csv-file";
import type { Locale } from "@/lib/i18n/locales";
import { templateColumns } from "./template";

export function writeTemplateFile(locale: Locale): AsyncGenerator<string> {
  const columns = templateColumns(locale);
  return writeCsvFile<number>({
    headings: columns.map(({ heading }) => heading),
    cellsOf: (row) => columns.map(({ cells }) => cells[row] ?? ""),
    readPage: async () => ({ rows: [0, 1], next: null }),
  });
}

export function templateFileName(locale: Locale): string {
  return locale === "de" ? "lagerfund-vorlage.csv" : "lagerfund-template.csv";
}
