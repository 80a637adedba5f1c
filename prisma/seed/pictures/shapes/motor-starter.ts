import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, moved, rect, repeat, screw, stroke, text } from "../svg";

/** A motor-protective circuit breaker: rotary handle, setting dial, terminals at both ends. */
export function motorStarter(variant: VariantOf<"motor-starter">, mpn: string): string {
  const knob = fills(variant.knob);
  return (
    box(290, 140, 500, 930, 130, variant.body) +
    terminals(variant, 165) +
    terminals(variant, 910) +
    rect(320, 325, 440, 560, { fill: fills(variant.body).light, round: 12 }) +
    circle(540, 470, 122, { fill: tones.steel.light }) +
    circle(540, 470, 98, { fill: knob.base }) +
    moved(540, 470, rect(-26, -92, 52, 184, { fill: knob.light, round: 18 }), 0) +
    text(408, 372, "0", { size: 42, anchor: "middle", bold: true, color: onBody(variant) }) +
    text(676, 372, "I", { size: 42, anchor: "middle", bold: true, color: onBody(variant) }) +
    circle(410, 690, 52, { fill: white, line: 5 }) +
    moved(410, 690, stroke("M0 30 V-32", 8), 40) +
    text(500, 705, variant.range, { size: 48, bold: true, width: 240, color: onBody(variant) }) +
    rect(345, 765, 390, 96, { fill: white, round: 8 }) +
    text(540, 832, mpn, { size: 56, anchor: "middle", width: 360, bold: true })
  );
}

function terminals({ body }: VariantOf<"motor-starter">, y: number): string {
  return (
    rect(320, y, 440, 140, { fill: fills(body).dark, round: 8 }) +
    repeat(3, (pole) =>
      rect(334 + pole * 144, y + 12, 124, 116, { fill: tones.black.dark, round: 8, line: 4 }),
    ) +
    repeat(3, (pole) => screw(396 + pole * 144, y + 70, 42, 15 + pole * 50))
  );
}

function onBody({ body }: VariantOf<"motor-starter">): string {
  return body === "graphite" ? white : ink;
}
