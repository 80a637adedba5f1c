import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, path, rect, repeat, screw, stroke, text } from "../svg";

/** A foot-mounted three-phase motor from the side: shaft left, fan cowl right. */
export function motor(variant: VariantOf<"motor">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  const pitch = 440 / variant.fins;
  return (
    rect(60, 590, 190, 80, { fill: tones.steel.light }) +
    rect(85, 580, 120, 22, { fill: tones.steel.dark, line: 5 }) +
    path("M250 470 L300 400 H340 V860 H300 L250 790 Z", { fill: dark }) +
    rect(330, 390, 500, 480, { fill: base }) +
    repeat(variant.fins, (fin) =>
      rect(330, 405 + fin * pitch, 500, pitch * 0.42, { fill: light, line: 4 }),
    ) +
    path("M830 375 H1040 Q1110 375 1110 450 V810 Q1110 885 1040 885 H830 Z", { fill: dark }) +
    repeat(7, (slot) => stroke(`M1010 ${450 + slot * 60} H1075`, 14, ink)) +
    rect(430, 250, 290, 170, { fill: light, round: 14 }) +
    screw(462, 282, 16) +
    screw(688, 282, 16, 80) +
    screw(462, 388, 16, 10) +
    screw(688, 388, 16) +
    circle(575, 338, 44, { fill: dark }) +
    rect(400, 560, 360, 150, { fill: white, round: 8 }) +
    text(580, 625, mpn, { size: 36, width: 320, anchor: "middle", bold: true }) +
    stroke("M430 660 H730", 6, tones.grey.base) +
    stroke("M430 685 H640", 6, tones.grey.base) +
    path("M350 870 H480 V930 H520 V960 H330 V930 H350 Z", { fill: dark }) +
    path("M690 870 H810 V930 H840 V960 H650 V930 H690 Z", { fill: dark }) +
    circle(640, 215, 34, { fill: "none", line: 18 })
  );
}
