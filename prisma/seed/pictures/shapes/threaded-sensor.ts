import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { ellipse, fills, moved, rect, repeat, stroke, text } from "../svg";

/** A threaded barrel sensor lying diagonally: face, thread with nuts, plug. */
export function threadedSensor(variant: VariantOf<"threaded-sensor">, mpn: string): string {
  return moved(600, 600, lying(variant, mpn), -38);
}

function lying(variant: VariantOf<"threaded-sensor">, mpn: string): string {
  const sleeve = fills(variant.sleeve);
  const face = fills(variant.face);
  const pitch = 470 / variant.turns;
  return (
    rect(-600, -84, 110, 168, { fill: face.base, round: 16 }) +
    rect(-500, -100, 520, 200, { fill: sleeve.base }) +
    repeat(variant.turns, (turn) =>
      stroke(`M${-482 + turn * pitch} -97 l${pitch * 0.5} 194`, 5, sleeve.dark),
    ) +
    rect(-500, -100, 520, 200, { fill: "none" }) +
    rect(-490, -78, 500, 22, { fill: sleeve.light, line: 0 }) +
    nut(-400) +
    nut(-270) +
    rect(20, -92, 330, 184, { fill: white, round: 6 }) +
    text(185, 16, mpn, { size: 50, anchor: "middle", width: 300, bold: true }) +
    rect(345, -80, 70, 160, { fill: tones.yellow.light, line: 5 }) +
    plug(sleeve.base)
  );
}

function nut(x: number): string {
  return (
    rect(x, -150, 76, 300, { fill: tones.steel.light, round: 10 }) +
    stroke(`M${x + 4} -62 h68 M${x + 4} 62 h68`, 5)
  );
}

function plug(fill: string): string {
  return (
    rect(410, -72, 150, 144, { fill, round: 8 }) +
    repeat(5, (turn) => stroke(`M${432 + turn * 26} -68 l10 136`, 5, ink)) +
    ellipse(562, 0, 22, 70, { fill: tones.black.base }) +
    rect(558, -34, 34, 12, { fill: tones.brass.light, line: 3 }) +
    rect(558, 22, 34, 12, { fill: tones.brass.light, line: 3 })
  );
}
