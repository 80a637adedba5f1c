import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, fills, rect, repeat, screw, text } from "../svg";

/** A compact controller: terminal strips above and below, status lights between. */
export function compactPlc(variant: VariantOf<"compact-plc">, mpn: string): string {
  return (
    box(110, 260, 880, 740, 110, variant.body) +
    strip(variant.terminals, 290) +
    strip(variant.terminals, 850) +
    rect(150, 445, 800, 375, { fill: fills(variant.front).base, round: 14 }) +
    rect(185, 480, 470, 90, { fill: white, round: 6 }) +
    text(420, 542, mpn, { size: 46, width: 440, anchor: "middle", bold: true }) +
    repeat(14, (led) => light(200 + led * 32, 620, led % 3 !== 0)) +
    repeat(10, (led) => light(200 + led * 32, 700, led % 4 === 0)) +
    socket()
  );
}

function strip(terminals: number, y: number): string {
  const pitch = 800 / terminals;
  return (
    rect(150, y, 800, 120, { fill: tones.green.base, round: 6 }) +
    repeat(terminals, (pin) =>
      screw(150 + pitch * (pin + 0.5), y + 36, Math.min(20, pitch * 0.38), pin * 53),
    ) +
    repeat(terminals, (pin) =>
      rect(150 + pitch * (pin + 0.22), y + 68, pitch * 0.56, 38, { fill: ink, line: 0 }),
    )
  );
}

function light(x: number, y: number, lit: boolean): string {
  return rect(x, y, 18, 40, { fill: lit ? tones.green.light : white, line: 3 });
}

function socket(): string {
  return (
    rect(730, 500, 180, 170, { fill: tones.steel.base, round: 8 }) +
    rect(762, 530, 116, 110, { fill: ink, line: 4 }) +
    repeat(6, (pin) => rect(774 + pin * 16, 532, 8, 30, { fill: tones.brass.light, line: 0 })) +
    rect(730, 710, 180, 50, { fill: tones.orange.base, round: 6, line: 4 })
  );
}
