"use client";

import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import type { ImportField } from "@/lib/csv-import/fields";
import { fieldLabel } from "../row-issue-text";

const codes: readonly ImportField[] = ["ean", "mpn", "alternateProductCodes", "ownArticleNumber"];

export function DamagedNumbersBanner({
  field,
  column,
}: {
  field: ImportField;
  column: ColumnFacts;
}) {
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
