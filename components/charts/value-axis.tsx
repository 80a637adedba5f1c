import { AxisLeft } from "@visx/axis";
import { useLocale } from "next-intl";
import { formatTenths } from "@/lib/i18n/formats";
import { chartHeight, type ValueScale } from "./value-scale";

const width = 40;
const { above, bars, below } = chartHeight;

/** The values at the left, in an image of its own: only the bars take what room there is. */
export function ValueAxis({ scale, ticks }: { scale: ValueScale; ticks: number[] }) {
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
