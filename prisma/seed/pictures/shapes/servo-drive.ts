import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, fills, rect, repeat, screw, text } from "../svg";

/** A book-size drive controller: tall, vented, with plugs along its front. */
export function servoDrive(variant: VariantOf<"servo-drive">, mpn: string): string {
  return (
    rect(470, 70, 120, 90, { fill: tones.steel.dark, round: 10 }) +
    box(370, 150, 380, 900, 150, variant.body) +
    repeat(9, (slot) => rect(410 + slot * 35, 175, 16, 90, { fill: ink, line: 0, round: 8 })) +
    rect(405, 300, 310, 250, { fill: fills(variant.front).light, round: 10 }) +
    rect(440, 335, 150, 90, { fill: tones.black.base, round: 8 }) +
    text(515, 402, "bb", { size: 66, anchor: "middle", bold: true, color: tones.orange.light }) +
    repeat(4, (led) => rect(625, 335 + led * 26, 52, 14, { fill: ledFill(led), line: 3 })) +
    text(560, 510, mpn, { size: 34, anchor: "middle", width: 285, bold: true }) +
    plugs() +
    rect(470, 1050, 150, 60, { fill: tones.steel.dark, round: 10 })
  );
}

function ledFill(led: number): string {
  return led === 0 ? tones.green.light : led === 1 ? tones.orange.light : tones.steel.light;
}

function plugs(): string {
  return (
    rect(405, 590, 140, 190, { fill: tones.green.base, round: 6 }) +
    repeat(5, (pin) => rect(425, 606 + pin * 34, 100, 20, { fill: white, line: 3 })) +
    rect(575, 590, 140, 190, { fill: tones.black.base, round: 14 }) +
    repeat(8, (pin) =>
      rect(602 + (pin % 2) * 50, 612 + Math.floor(pin / 2) * 40, 34, 20, {
        fill: tones.brass.light,
        line: 3,
      }),
    ) +
    rect(405, 820, 310, 180, { fill: tones.orange.base, round: 8 }) +
    repeat(4, (pole) => screw(450 + pole * 73, 872, 26, pole * 40)) +
    repeat(4, (pole) => rect(430 + pole * 73, 915, 40, 62, { fill: ink, line: 3 }))
  );
}
