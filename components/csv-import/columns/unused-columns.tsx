"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { EnteredMapping } from "@/lib/csv-import/entered-mapping";
import type { ColumnFacts } from "@/lib/csv-import/fields";
import { columnName } from "../column-name";
import type { MappingPart } from "./mapping-form";

/** The columns that feed no field: what is not imported is seen before it is missed. */
export function UnusedColumns({ form, columns }: MappingPart) {
  const t = useTranslations();
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const used = new Set([...Object.values(entered.columns), ...entered.alternateProductCodes]);
  const unused = columns.flatMap((column, place) =>
    used.has(String(place)) || column.filled === 0 ? [] : [shortName(t, column, place)],
  );
  return (
    <p className="wrap-anywhere text-steel-3">
      {unused.length === 0
        ? t("csv-import|columns|unused|none")
        : t("csv-import|columns|unused", { columns: unused.join(", ") })}
    </p>
  );
}

function shortName(t: Parameters<typeof columnName>[0], column: ColumnFacts, place: number) {
  return column.heading.replace(/\s+/g, " ").trim() || columnName(t, column, place);
}
