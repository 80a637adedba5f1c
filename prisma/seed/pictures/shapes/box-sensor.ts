import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, rect, repeat, stroke, text } from "../svg";

/** A cuboid photoelectric sensor: lenses in a dark window, lights on top, cable below. */
export function boxSensor(variant: VariantOf<"box-sensor">, mpn: string): string {
  return (
    (variant.cable === "plug" ? plug() : lead()) +
    box(330, 210, 420, 640, 190, variant.body) +
    rect(370, 250, 340, 400, { fill: tones.black.dark, round: 20 }) +
    repeat(variant.lenses, (lens) => lensAt(540, 350 + lens * 200)) +
    rect(370, 690, 340, 120, { fill: white, round: 8 }) +
    text(540, 765, mpn, { size: 48, anchor: "middle", width: 310, bold: true }) +
    rect(480, 122, 100, 26, { fill: tones.green.light, round: 6, line: 4 }) +
    rect(640, 122, 100, 26, { fill: tones.yellow.light, round: 6, line: 4 }) +
    repeat(
      2,
      (hole) =>
        circle(845, 300 + hole * 300, 30, { fill: fills(variant.body).light, line: 5 }) +
        circle(845, 300 + hole * 300, 14, { fill: ink, line: 0 }),
    )
  );
}

function lensAt(x: number, y: number): string {
  return (
    circle(x, y, 84, { fill: tones.red.dark }) +
    circle(x, y, 56, { fill: tones.red.light, line: 4 }) +
    circle(x - 20, y - 22, 15, { fill: white, line: 0 })
  );
}

function plug(): string {
  return (
    rect(470, 850, 140, 70, { fill: tones.steel.base }) +
    rect(455, 910, 170, 150, { fill: tones.steel.light, round: 8 }) +
    repeat(5, (turn) => stroke(`M460 ${934 + turn * 25} l160 8`, 5))
  );
}

function lead(): string {
  return (
    stroke("M540 840 C540 1080 760 1090 900 1010", 62) +
    stroke("M540 840 C540 1080 760 1090 900 1010", 50, tones.black.light) +
    rect(490, 840, 100, 90, { fill: tones.black.base, round: 10 }) +
    stroke("M905 1005 L1010 920", 16, tones.orange.dark) +
    stroke("M910 1010 L1040 980", 16, tones.blue.base) +
    stroke("M905 1020 L1020 1050", 16, ink)
  );
}
