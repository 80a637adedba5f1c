import { GridRows } from "@visx/grid";
import { scaleBand } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useLocale } from "next-intl";
import { barLabel } from "./chart-unit";
import { MonthAxis } from "./month-axis";
import { chartHeight, type ValueScale } from "./value-scale";

interface MonthBarsProps {
  bars: { month: string; value: number; text: string }[];
  scale: ValueScale;
  ticks: number[];
}

const { above, bars: barsHeight, below } = chartHeight;
const ground = above + barsHeight;

/** The bars over their months: across in percent of the width, down in pixels. */
export function MonthBars({ bars, scale, ticks }: MonthBarsProps) {
  const locale = useLocale();
  const across = scaleBand({
    domain: bars.map(({ month }) => month),
    range: [0, 100],
    padding: 0.25,
  });
  const width = across.bandwidth();
  return (
    <svg width="100%" height={ground + below} className="min-w-0 flex-1" aria-hidden="true">
      <GridRows scale={scale} width={100} tickValues={ticks}>
        {({ lines }) =>
          lines.map(({ index, from }) => (
            <line key={index} x1="0" x2="100%" y1={from.y} y2={from.y} className="chart-grid" />
          ))
        }
      </GridRows>
      {bars.map(({ month, value, text }, index) => {
        const x = across(month) ?? 0;
        // What is little beside a huge month is still something.
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
