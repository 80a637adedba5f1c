import { AxisLeft } from "@visx/axis";
import { useLocale } from "next-intl";
import { type ReactNode, useId } from "react";
import { formatTenths } from "@/lib/i18n/formats";
import { formatMonth } from "@/lib/i18n/months";
import { inUnit, type UnitSize, unitSizeFor } from "./chart-unit";
import { MonthBars } from "./month-bars";
import { chartHeight, type ValueScale, valueScale } from "./value-scale";

const width = 40;
const { above, bars, below } = chartHeight;

/** The values at the left, in an image of its own: only the bars take what room there is. */
function ValueAxis({ scale, ticks }: { scale: ValueScale; ticks: number[] }) {
  const locale = useLocale();
  return (
    <svg width={width} height={above + bars + below} className="shrink-0" aria-hidden="true">
      <AxisLeft
        scale={scale}
        left={width}
        tickValues={ticks}
        tickFormat={(value) => formatTenths(Number(value), locale)}
        tickComponent={({ x, y, formattedValue }) => (
          <text x={x} y={y} dy="0.35em" textAnchor="end">
            {formattedValue}
          </text>
        )}
        hideAxisLine
        hideTicks
      />
    </svg>
  );
}

interface MonthValue {
  /** As "2026-11". */
  month: string;
  value: number;
  /** The value exactly, in words. */
  text: string;
}

interface MonthChartProps {
  title: string;
  /** What the numbers count in, beside the title; null where they count pieces one by one. */
  unit: (size: UnitSize) => ReactNode;
  /** What the chart shows, in a sentence: for those who do not see it, and for those who do. */
  summary: string;
  /** Oldest first; the last month is still running. */
  months: MonthValue[];
}

/**
 * A bar for each month, drawn on the server alone: widths are shares of the room there is and text keeps its size, so
 * it is sharp and legible at any width without a script (docs/decisions/0029-analytics.md).
 */
export function MonthChart({ title, unit, summary, months }: MonthChartProps) {
  const id = useId();
  const locale = useLocale();
  const size = unitSizeFor(Math.max(...months.map(({ value }) => value)));
  const bars = months.map(({ month, value, text }) => ({
    month,
    value: inUnit(value, size),
    text: `${formatMonth(month, locale, "long")}: ${text}`,
  }));
  const { scale, ticks } = valueScale(Math.max(...bars.map(({ value }) => value)), size);
  return (
    <figure className="chart @container flex min-w-0 flex-col justify-between">
      <figcaption className="mb-3">
        <h3 id={`${id}-title`} className="font-semibold">
          {title} <span className="text-sm font-normal text-steel-3">{unit(size)}</span>
        </h3>
        <p id={`${id}-summary`} className="text-sm text-steel-3">
          {summary}
        </p>
      </figcaption>
      <div
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
        className="flex"
      >
        <ValueAxis scale={scale} ticks={ticks} />
        <MonthBars bars={bars} scale={scale} ticks={ticks} />
      </div>
    </figure>
  );
}
