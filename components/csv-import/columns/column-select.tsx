"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Select } from "@/components/ui/inputs/input";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { columnName } from "../column-name";

interface ColumnSelectProps extends ComponentProps<typeof Select> {
  columns: ColumnFacts[];
  nameColumn?: string;
}

export function ColumnSelect({ columns, nameColumn, ...select }: ColumnSelectProps) {
  const t = useTranslations();
  return (
    <Select {...select}>
      <option value="">{t("csv-import|columns|none")}</option>
      {columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat.
        <option key={place} value={place}>
          {String(place) === nameColumn
            ? t("csv-import|columns|as_name", { column: columnName(t, column, place) })
            : columnName(t, column, place)}
        </option>
      ))}
    </Select>
  );
}
