import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, path, rect, repeat, stroke, text } from "../svg";

/** A pressure or flow sensor with a display: round head, hexagon and process thread below. */
export function displaySensor(variant: VariantOf<"display-sensor">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  return (
    rect(520, 60, 160, 110, { fill: tones.steel.base, round: 10 }) +
    repeat(4, (turn) => stroke(`M528 ${84 + turn * 24} l144 8`, 5, ink)) +
    rect(360, 160, 480, 560, { fill: base, round: 60 }) +
    rect(360, 160, 70, 560, { fill: light, round: 35, line: 0 }) +
    rect(360, 160, 480, 560, { fill: "none", round: 60 }) +
    rect(410, 215, 380, 330, { fill: tones.black.dark, round: 24 }) +
    rect(445, 250, 310, 150, { fill: "#35100e", round: 8, line: 4 }) +
    text(600, 366, variant.digits, { size: 118, anchor: "middle", bold: true, color: "#ff6a55" }) +
    repeat(2, (key) => circle(520 + key * 160, 475, 42, { fill: tones.steel.light, line: 5 })) +
    rect(410, 580, 380, 90, { fill: white, round: 8 }) +
    text(600, 642, mpn, { size: 54, anchor: "middle", width: 340, bold: true }) +
    path("M420 720 H780 L820 770 V860 H380 V770 Z", { fill: dark }) +
    stroke("M500 725 V855 M700 725 V855", 5, ink) +
    rect(490, 860, 220, 210, { fill: tones.steel.light }) +
    repeat(7, (turn) => stroke(`M492 ${880 + turn * 28} l216 12`, 5, tones.steel.dark)) +
    rect(490, 860, 220, 210, { fill: "none" })
  );
}
