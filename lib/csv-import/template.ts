import type { Locale } from "@/lib/i18n/locales";
import { fieldNames, fieldOf } from "@/lib/listings/fields";
import type { ImportField } from "./fields";

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
