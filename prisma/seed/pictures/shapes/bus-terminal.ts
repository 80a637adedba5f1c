import { ink, tones } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, rect, repeat, text } from "../svg";

/** A slim bus terminal for the rail: lights on top, two rows of spring clamps. */
export function busTerminal(variant: VariantOf<"bus-terminal">, mpn: string): string {
  if (variant.coupler) return coupler(variant, mpn);
  return (
    box(400, 130, 300, 940, 150, variant.body) +
    head(400, mpn) +
    repeat(variant.points, (point) => clamp(point, variant.points)) +
    rect(505, 1010, 90, 36, { fill: tones.orange.base, round: 8, line: 4 })
  );
}

function head(x: number, mpn: string): string {
  return (
    rect(x + 24, 155, 252, 150, { fill: tones.black.base, round: 8 }) +
    repeat(8, (led) =>
      rect(x + 52 + (led % 2) * 118, 172 + Math.floor(led / 2) * 30, 78, 18, {
        fill: led % 3 === 1 ? tones.steel.dark : tones.green.light,
        line: 3,
      }),
    ) +
    rect(x + 24, 320, 252, 62, { fill: "#ffffff", line: 4 }) +
    text(x + 150, 362, mpn, { size: 40, width: 232, anchor: "middle", bold: true })
  );
}

function clamp(point: number, points: number): string {
  const rows = points / 2;
  const pitch = 600 / rows;
  const x = 424 + (point % 2) * 132;
  const y = 405 + Math.floor(point / 2) * pitch;
  return (
    rect(x + 22, y, 76, pitch * 0.34, { fill: clampTone(point, rows), round: 6, line: 4 }) +
    circle(x + 60, y + pitch * 0.64, Math.min(40, pitch * 0.25), { fill: ink, line: 4 }) +
    circle(x + 60, y + pitch * 0.64, Math.min(20, pitch * 0.12), {
      fill: tones.brass.base,
      line: 0,
    })
  );
}

function clampTone(point: number, rows: number): string {
  const row = Math.floor(point / 2);
  if (row === 1) return tones.red.light;
  return row === rows - 1 ? tones.blue.light : tones.steel.dark;
}

function coupler(variant: VariantOf<"bus-terminal">, mpn: string): string {
  return (
    box(270, 130, 540, 940, 130, variant.body) +
    rect(300, 160, 250, 880, { fill: fills(variant.body).light, round: 10, line: 4 }) +
    sockets(2, 420) +
    rect(320, 190, 210, 62, { fill: "#ffffff", line: 4 }) +
    text(425, 233, mpn, { size: 40, width: 190, anchor: "middle", bold: true }) +
    repeat(4, (led) =>
      rect(340, 280 + led * 30, 60, 18, {
        fill: led ? tones.green.light : tones.orange.light,
        line: 3,
      }),
    ) +
    repeat(8, (point) => smallClamp(585 + (point % 2) * 104, 200 + Math.floor(point / 2) * 210))
  );
}

function sockets(count: number, y: number): string {
  return repeat(count, (socket) => {
    const top = y + socket * 280;
    return (
      rect(325, top, 200, 230, { fill: tones.steel.base, round: 8 }) +
      rect(355, top + 40, 140, 150, { fill: ink, line: 4 }) +
      repeat(8, (pin) =>
        rect(365 + pin * 15.5, top + 44, 8, 44, { fill: tones.brass.light, line: 0 }),
      )
    );
  });
}

function smallClamp(x: number, y: number): string {
  return (
    rect(x + 10, y, 70, 60, { fill: tones.steel.dark, round: 6, line: 4 }) +
    circle(x + 45, y + 118, 34, { fill: ink, line: 4 }) +
    circle(x + 45, y + 118, 16, { fill: tones.brass.base, line: 0 })
  );
}
