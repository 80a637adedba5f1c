"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { ColumnFacts, ImportField } from "@/lib/csv-import/fields";
import { fieldLabel } from "../fault-text";

/** Numbers by which parts are known: what was rounded there cannot be told any more. */
const codes: readonly ImportField[] = ["ean", "mpn", "alternateProductCodes", "ownArticleNumber"];

/** Says how many codes of a column Excel has rounded ("4,26E+12"), and what to do. */
export function DamagedNumbers({ field, column }: { field: ImportField; column: ColumnFacts }) {
  const t = useTranslations();
  const { damaged } = column.numbers;
  if (damaged === 0 || !codes.includes(field)) {
    return null;
  }
  return (
    <Banner
      kind="warning"
      title={t("csv-import|columns|damaged", { count: damaged })}
      description={t("csv-import|columns|damaged|text", { field: fieldLabel(t, field) })}
    />
  );
}
