import { scaleLinear } from "@visx/scale";
import type { UnitSize } from "./chart-unit";

/** Pixels: room for a number over the highest bar, the bars, and two lines below them. */
export const chartHeight = { above: 20, bars: 160, below: 40 };

export type ValueScale = ReturnType<typeof valueScale>["scale"];

/** Where a value stands, in pixels from the top, and which values are marked; pieces are marked by whole numbers. */
export function valueScale(greatest: number, size: UnitSize) {
  const scale = scaleLinear<number>({
    domain: [0, Math.max(1, greatest)],
    range: [chartHeight.above + chartHeight.bars, chartHeight.above],
    nice: 4,
  });
  const ticks = scale.ticks(4).filter((tick) => size !== "one" || Number.isInteger(tick));
  return { scale, ticks };
}
