"use client";

import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import type { ColumnConfidence } from "./column-confidence";

const shown = 3;
// Always one line high, so that a choice does not move the page.
const samplesStyle = "mt-1 flex min-h-6 min-w-0 items-center gap-x-3 overflow-hidden text-sm";
const tones = { certain: "ok", likely: "note", guess: "caution", remembered: "neutral" } as const;

interface ColumnSamplesProps {
  id: string;
  column: ColumnFacts | undefined;
  hint: ColumnConfidence | undefined;
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
