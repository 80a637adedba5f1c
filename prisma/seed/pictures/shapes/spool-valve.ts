import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, moved, rect, repeat, screw, stroke, text } from "../svg";

/** A pneumatic spool valve lying on its side: ports on the body, pilot and coil at the end. */
export function spoolValve(variant: VariantOf<"spool-valve">, mpn: string): string {
  const pitch = 460 / variant.ports;
  const content =
    rect(90, 520, 90, 230, { fill: tones.black.base, round: 10 }) +
    box(170, 470, 600, 330, 90, variant.body) +
    repeat(variant.ports, (port) => opening(240 + pitch * (port + 0.35), 720, 44)) +
    rect(210, 500, 520, 120, { fill: white, round: 8, line: 5 }) +
    text(470, 578, mpn, { size: 54, anchor: "middle", width: 490, bold: true }) +
    screw(200, 770, 18) +
    screw(740, 770, 18, 80) +
    rect(775, 500, 120, 290, { fill: tones.steel.base, round: 8 }) +
    circle(835, 560, 28, { fill: tones.blue.base, line: 5 }) +
    coil();
  return moved(0, 55, content);
}

function opening(x: number, y: number, r: number): string {
  return circle(x, y, r + 12, { fill: tones.steel.light }) + circle(x, y, r - 6, { fill: ink });
}

function coil(): string {
  return (
    rect(890, 420, 200, 360, { fill: tones.black.base, round: 14 }) +
    stroke("M915 500 H1065 M915 540 H1065", 6, tones.black.light) +
    rect(920, 330, 140, 100, { fill: tones.black.light, round: 10 }) +
    repeat(2, (pin) => rect(952 + pin * 52, 285, 22, 50, { fill: tones.brass.light, line: 4 })) +
    circle(990, 680, 26, { fill: tones.orange.light, line: 5 })
  );
}
