import type { Locale } from "@/lib/i18n/locales";
import { fieldNames, fieldOf } from "@/lib/listings/fields";
import type { ImportField } from "./fields";
import "server-only";
import { writeCsvFile } from "@/lib/csv/csv-file";

type Text = string | Record<Locale, string>;

interface TemplateColumn {
  field: ImportField;
  heading: string;
  cells: readonly [string, string];
}

/** The image column has no example, because the import would fetch it. */
export function templateColumns(locale: Locale): TemplateColumn[] {
  const columns = fieldNames.map((field): TemplateColumn => {
    const { heading, cells } = fieldOf(field);
    const [first, second] = cells;
    return {
      field,
      heading: heading[locale],
      cells: [textIn(locale, first), textIn(locale, second)],
    };
  });
  const heading = locale === "de" ? "Bildadresse" : "Image URL";
  return [...columns, { field: "mainImageUrl", heading, cells: ["", ""] }];
}

function textIn(locale: Locale, text: Text): string {
  return typeof text === "string" ? text : text[locale];
}

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
