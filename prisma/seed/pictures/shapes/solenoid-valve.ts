import { ink, type Tone, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, path, rect, repeat, stroke, text } from "../svg";

/** A two-port solenoid valve: cast body with hexagon ends, bonnet, and the coil if there is one. */
export function solenoidValve(variant: VariantOf<"solenoid-valve">, mpn: string): string {
  return (variant.coil ? coil(variant.coil, mpn) : bareTube(mpn)) + body(variant);
}

function body({ body: tone }: VariantOf<"solenoid-valve">): string {
  const { light, base, dark } = fills(tone);
  return (
    rect(300, 620, 600, 90, { fill: light, round: 12 }) +
    repeat(4, (bolt) => rect(330 + bolt * 165, 592, 60, 36, { fill: tones.steel.base, line: 5 })) +
    path("M330 710 H870 L940 780 V960 L860 1030 H340 L260 960 V780 Z", { fill: base }) +
    hexagon(100, dark, light) +
    hexagon(910, dark, light) +
    stroke("M430 870 H740", 20, dark) +
    path("M720 825 L800 870 L720 915 Z", { fill: dark, line: 0 })
  );
}

function hexagon(x: number, dark: string, light: string): string {
  return (
    rect(x, 750, 190, 240, { fill: light, round: 10 }) +
    rect(x, 810, 190, 120, { fill: dark, round: 4, line: 5 })
  );
}

function coil(tone: Tone, mpn: string): string {
  const { light, base, dark } = fills(tone);
  return (
    rect(530, 120, 140, 60, { fill: tones.steel.base, round: 10 }) +
    rect(400, 170, 400, 440, { fill: base, round: 26 }) +
    rect(400, 170, 400, 70, { fill: light, round: 26 }) +
    rect(440, 300, 320, 190, { fill: white, round: 8 }) +
    text(600, 375, mpn, { size: 40, anchor: "middle", width: 290, bold: true }) +
    stroke("M470 415 H730", 6, tones.grey.base) +
    stroke("M470 450 H650", 6, tones.grey.base) +
    rect(800, 290, 190, 220, { fill: dark, round: 16 }) +
    rect(990, 350, 90, 100, { fill: tones.black.base, round: 16 }) +
    circle(895, 340, 22, { fill: tones.steel.light, line: 4 })
  );
}

function bareTube(mpn: string): string {
  return (
    rect(555, 170, 90, 60, { fill: tones.steel.dark, round: 8 }) +
    rect(520, 220, 160, 290, { fill: tones.steel.light, round: 12 }) +
    repeat(5, (turn) => stroke(`M528 ${250 + turn * 26} H672`, 5, ink)) +
    path("M440 500 H760 L790 560 V620 H410 V560 Z", { fill: tones.steel.base }) +
    stroke("M520 505 V615 M680 505 V615", 5, ink) +
    path("M690 330 L800 290", { fill: "none", line: 5 }) +
    rect(780, 220, 330, 130, { fill: white, round: 10, line: 5 }) +
    circle(806, 285, 12, { fill: tones.grey.base, line: 4 }) +
    text(955, 298, mpn, { size: 40, anchor: "middle", width: 260, bold: true })
  );
}
