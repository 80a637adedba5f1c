"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Select } from "@/components/ui/input";
import type { ColumnFacts } from "@/lib/csv-import/fields";
import { columnName } from "../column-name";

interface ColumnSelectProps extends ComponentProps<typeof Select> {
  columns: ColumnFacts[];
  /** Of a description: the column that names the part describes it too, where it is chosen (contract §9). */
  namePlace?: string;
}

/** One column of the file, or none. */
export function ColumnSelect({ columns, namePlace, ...select }: ColumnSelectProps) {
  const t = useTranslations();
  return (
    <Select {...select}>
      <option value="">{t("csv-import|columns|none")}</option>
      {columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat.
        <option key={place} value={place}>
          {String(place) === namePlace
            ? t("csv-import|columns|as_name", { column: columnName(t, column, place) })
            : columnName(t, column, place)}
        </option>
      ))}
    </Select>
  );
}
