import { readFileSync } from "node:fs";
import type { Dimensions } from "./dimensions";

/** Front and side view in mm. Every program reads the AutoCAD 12 format. */
export function dxfDrawing(name: string, dimensions: Dimensions): string {
  const gap = 20;
  const entities =
    dimensions.shape === "ring"
      ? ringViews(dimensions, gap)
      : [
          ...rectangle(0, 0, dimensions.width, dimensions.height),
          ...rectangle(dimensions.width + gap, 0, dimensions.depth, dimensions.height),
        ];
  const codes = [
    [0, "SECTION"],
    [2, "ENTITIES"],
    ...entities,
    ...text(0, -12, `${plain(name)}  ${sizeOf(dimensions)}`),
    [0, "ENDSEC"],
    [0, "EOF"],
  ];
  return codes.map(([code, value]) => `${code}\n${value}\n`).join("");
}

/** The bounding box as a wire frame in mm (AP 214). */
export function stepDrawing(name: string, { width, height, depth }: Box): string {
  const values: Record<string, unknown> = { title: plain(name), width, height, depth };
  return readFileSync(new URL("box.step", import.meta.url), "utf8").replaceAll(
    /\{(\w+)\}/g,
    (_, value: string) => String(values[value]),
  );
}

export function sizeOf(dimensions: Dimensions): string {
  return dimensions.shape === "ring"
    ? `d ${dimensions.bore} x D ${dimensions.outer} x B ${dimensions.width} mm`
    : `B ${dimensions.width} x H ${dimensions.height} x T ${dimensions.depth} mm`;
}

type Box = Extract<Dimensions, { shape: "box" }>;
type Ring = Extract<Dimensions, { shape: "ring" }>;
type Code = [code: number, value: string | number];

function ringViews({ bore, outer, width }: Ring, gap: number): Code[] {
  const middle = outer / 2;
  const [side, wall] = [outer + gap, (outer - bore) / 2];
  return [
    ...circle(middle, middle, middle),
    ...circle(middle, middle, bore / 2),
    ...rectangle(side, 0, width, outer),
    ...line([side, wall], [side + width, wall]),
    ...line([side, outer - wall], [side + width, outer - wall]),
  ];
}

function rectangle(x: number, y: number, width: number, height: number): Code[] {
  const corners: [number, number][] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return corners.flatMap((corner, index) => line(corner, corners[(index + 1) % 4] ?? corner));
}

function line([x1, y1]: [number, number], [x2, y2]: [number, number]): Code[] {
  return [...entity("LINE", x1, y1), [11, x2], [21, y2]];
}

function circle(x: number, y: number, radius: number): Code[] {
  return [...entity("CIRCLE", x, y), [40, radius]];
}

function text(x: number, y: number, content: string): Code[] {
  return [...entity("TEXT", x, y), [40, 5], [1, content]];
}

function entity(kind: string, x: number, y: number): Code[] {
  return [
    [0, kind],
    [8, "0"],
    [10, x],
    [20, y],
  ];
}

/** Both formats are ASCII, and a quote would end the text. */
function plain(name: string): string {
  return name.replaceAll(/[^\x20-\x7e]|'/g, "");
}
