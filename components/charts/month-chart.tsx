import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useLocale } from "next-intl";
import { type ReactNode, useId } from "react";
import { formatInteger, formatTenths } from "@/lib/i18n/formats";
import { formatMonth } from "@/lib/i18n/months";

const axisWidth = 40;
/** Pixels: a number above the highest bar, the bars, two lines of labels below. */
const chartHeight = { above: 20, bars: 160, below: 40 };
const ground = chartHeight.above + chartHeight.bars;

function ValueAxis({ scale, ticks }: { scale: ValueScale; ticks: number[] }) {
  const locale = useLocale();
  return (
    <svg
      width={axisWidth}
      height={ground + chartHeight.below}
      className="shrink-0"
      aria-hidden="true"
    >
      <AxisLeft
        scale={scale}
        left={axisWidth}
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
  text: string;
}

interface MonthChartProps {
  title: string;
  /** The unit of the numbers; null for single pieces. */
  unit: (size: UnitSize) => ReactNode;
  /** The chart in a sentence, also for screen readers. */
  summary: string;
  /** Oldest first; the last month is still running. */
  months: MonthValue[];
}

/**
 * Rendered on the server. Bar widths are percentages and text has a fixed size, so it fits any width without a
 * script.
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
    <figure className="chart flex min-w-0 flex-col justify-between">
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

type ValueScale = ReturnType<typeof valueScale>["scale"];

function valueScale(greatest: number, size: UnitSize) {
  const scale = scaleLinear<number>({
    domain: [0, Math.max(1, greatest)],
    range: [chartHeight.above + chartHeight.bars, chartHeight.above],
    nice: 4,
  });
  const ticks = scale.ticks(4).filter((tick) => size !== "one" || Number.isInteger(tick));
  return { scale, ticks };
}

const unitSizes = ["one", "thousand", "million", "billion"] as const;
export type UnitSize = (typeof unitSizes)[number];

/** The unit in which all numbers have at most three digits before the comma. */
export function unitSizeFor(greatest: number): UnitSize {
  const thousands = Math.max(0, Math.floor(Math.log10(Math.max(1, greatest)) / 3));
  return unitSizes[Math.min(thousands, unitSizes.length - 1)] as UnitSize;
}

function inUnit(value: number, size: UnitSize): number {
  return value / 1000 ** unitSizes.indexOf(size);
}

/** "0", "<0,1", in English "<0.1", "3,5", "12". */
function barLabel(valueInUnit: number, locale: string): string {
  if (valueInUnit > 0 && valueInUnit < 0.05) {
    return `<${formatTenths(0.1, locale)}`;
  }
  return valueInUnit < 10
    ? formatTenths(valueInUnit, locale)
    : formatInteger(Math.round(valueInUnit), locale);
}

interface MonthBarsProps {
  bars: { month: string; value: number; text: string }[];
  scale: ValueScale;
  ticks: number[];
}

function MonthBars({ bars, scale, ticks }: MonthBarsProps) {
  const locale = useLocale();
  const across = scaleBand({
    domain: bars.map(({ month }) => month),
    range: [0, 100],
    padding: 0.25,
  });
  const width = across.bandwidth();
  return (
    <svg
      width="100%"
      height={ground + chartHeight.below}
      className="min-w-0 flex-1"
      aria-hidden="true"
    >
      <GridRows scale={scale} width={100} tickValues={ticks}>
        {({ lines }) =>
          lines.map(({ index, from }) => (
            <line key={index} x1="0" x2="100%" y1={from.y} y2={from.y} className="chart-grid" />
          ))
        }
      </GridRows>
      {bars.map(({ month, value, text }, index) => {
        const x = across(month) ?? 0;
        const height = value === 0 ? 0 : Math.max(2, ground - scale(value));
        const isRunning = index === bars.length - 1;
        return (
          <g key={month}>
            <title>{text}</title>
            <Bar
              x={`${x}%`}
              y={ground - height}
              width={`${width}%`}
              height={height}
              className={isRunning ? "chart-bar-running" : "chart-bar"}
            />
            <text
              x={`${x + width / 2}%`}
              y={ground - height - 6}
              textAnchor="middle"
              className="chart-value"
            >
              {barLabel(value, locale)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} className="chart-ground" />
      <MonthAxis scale={across} top={ground} />
    </svg>
  );
}

interface MonthAxisProps {
  scale: ReturnType<typeof scaleBand<string>>;
  top: number;
}

function MonthAxis({ scale, top }: MonthAxisProps) {
  const locale = useLocale();
  const months = scale.domain();
  return (
    <AxisBottom
      scale={scale}
      top={top}
      tickFormat={(month) => formatMonth(month, locale, "short")}
      ticksComponent={({ ticks }) =>
        ticks.map(({ value: month, index, from, formattedValue }) => (
          <g key={month}>
            <text
              x={`${from.x}%`}
              y={18}
              textAnchor="middle"
              className={(months.length - index) % 2 === 0 ? "@max-[27rem]:hidden" : undefined}
            >
              {formattedValue}
            </text>
            {showsYear(month, index) ? (
              <text x={`${from.x}%`} y={34} textAnchor="middle">
                {month.slice(0, 4)}
              </text>
            ) : null}
          </g>
        ))
      }
      hideAxisLine
      hideTicks
    />
  );
}

function showsYear(month: string, index: number): boolean {
  return month.endsWith("-01") || (index === 0 && !month.endsWith("-12"));
}
