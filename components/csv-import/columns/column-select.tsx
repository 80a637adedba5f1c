"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Select } from "@/components/ui/inputs/input";
import type { ColumnFacts, ImportField } from "@/lib/csv-import/fields";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import { columnName } from "../column-name";
import { fieldLabel } from "../row-issue-text";
import type { MappingHint } from "./mapping-hints";

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

const shown = 3;
// Always one line high, so that a choice does not move the page.
const samplesStyle = "mt-1 flex min-h-6 min-w-0 items-center gap-x-3 overflow-hidden text-sm";
const tones = { certain: "ok", likely: "note", guess: "caution", remembered: "neutral" } as const;

interface ColumnSamplesProps {
  id: string;
  column: ColumnFacts | undefined;
  hint: MappingHint | undefined;
}

export function ColumnSamples({ id, column, hint }: ColumnSamplesProps) {
  const t = useTranslations();
  if (!column) {
    return <p id={id} className={samplesStyle} />;
  }
  return (
    <p id={id} className={samplesStyle}>
      {hint ? (
        <StatusBadge tone={tones[hint]} label={t(`csv-import|columns|hint|${hint}`)} />
      ) : null}
      <span className="sr-only">{t("csv-import|columns|samples")} </span>
      {column.samples.slice(0, shown).map((sample) => (
        <span
          key={shownText(sample)}
          className="max-w-[16ch] shrink-0 truncate font-mono text-steel-3"
        >
          {shownText(sample)}
        </span>
      ))}
      {column.filled === 0 ? (
        <span className="text-steel-3">{t("csv-import|columns|empty")}</span>
      ) : null}
    </p>
  );
}

const codes: readonly ImportField[] = ["ean", "mpn", "alternateProductCodes", "ownArticleNumber"];

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
