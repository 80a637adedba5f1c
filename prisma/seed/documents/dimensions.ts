import type { Part } from "../parts";

/** In mm. */
export type Dimensions =
  | { shape: "ring"; bore: number; outer: number; width: number }
  | { shape: "box"; width: number; height: number; depth: number };

const boxes: Record<string, [width: number, height: number, depth: number]> = {
  "6ES7315-2EH14-0AB0": [40, 125, 130],
  "6ES7321-1BL00-0AA0": [40, 125, 120],
  "6ES7214-1AG40-0XB0": [110, 100, 75],
  EK1100: [44, 100, 68],
  LC1D09P7: [45, 77, 86],
  "3RT2016-1BB41": [45, 58, 73],
};

/** Null for parts without documents. */
export function dimensionsOf({ mpn, kind, nameDe }: Part): Dimensions | null {
  const box = boxes[mpn];
  if (box) {
    const [width, height, depth] = box;
    return { shape: "box", width, height, depth };
  }
  const ring = kind === "bearings" && /(\d+) × (\d+) × (\d+) mm/.exec(nameDe);
  if (!ring) {
    return null;
  }
  const [bore = 0, outer = 0, width = 0] = ring.slice(1).map(Number);
  return { shape: "ring", bore, outer, width };
}
