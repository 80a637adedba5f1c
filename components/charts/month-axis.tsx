import { AxisBottom } from "@visx/axis";
import type { scaleBand } from "@visx/scale";
import { useLocale } from "next-intl";
import { formatMonth } from "@/lib/i18n/months";

interface MonthAxisProps {
  /** In percent of the width. */
  scale: ReturnType<typeof scaleBand<string>>;
  top: number;
}

/** The months' short names, each second one where there is little room, and below them where a year begins. */
export function MonthAxis({ scale, top }: MonthAxisProps) {
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
              // Counted from the last, which is the month that one looks for.
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

/** At each January, and at the first month unless the next January would touch it. */
function showsYear(month: string, index: number): boolean {
  return month.endsWith("-01") || (index === 0 && !month.endsWith("-12"));
}
