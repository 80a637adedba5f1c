import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, moved, path, rect, repeat, screw, stroke, text } from "../svg";

/** A profile cylinder with square end caps, drawn at a slant; the stroke sets its length. */
export function profileCylinder(variant: VariantOf<"profile-cylinder">, mpn: string): string {
  const half = variant.stroke > 200 ? 330 : 210;
  const height = variant.stroke > 200 ? 120 : 165;
  const { light, base, dark } = fills(variant.body);
  const cap = (x: number) =>
    rect(x, -height - 20, 130, height * 2 + 40, { fill: tones.grey.base, round: 8 }) +
    rect(x, -height - 20, 130, 46, { fill: tones.grey.light, round: 8, line: 0 }) +
    rect(x, -height - 20, 130, height * 2 + 40, { fill: "none", round: 8 }) +
    circle(x + 65, -20, 34, { fill: tones.black.base }) +
    screw(x + 65, height - 30, 22, 50);
  const tube =
    rect(-half, -height, half * 2, height * 2, { fill: base }) +
    rect(-half, -height, half * 2, height * 0.4, { fill: light, line: 0 }) +
    rect(-half, height * 0.55, half * 2, height * 0.45, { fill: dark, line: 0 }) +
    stroke(`M${-half} ${-height * 0.6} H${half} M${-half} ${height * 0.55} H${half}`, 5) +
    rect(-half, -height, half * 2, height * 2, { fill: "none" });
  const plate =
    rect(-half + 30, -height * 0.36, half * 2 - 60, height * 0.68, {
      fill: white,
      round: 6,
      line: 4,
    }) +
    text(0, height * 0.12, mpn, { size: 56, anchor: "middle", width: half * 2 - 90, bold: true });
  const content = rod(half + 130, 1) + tube + cap(-half - 130) + cap(half) + plate;
  return moved(half > 300 ? 560 : 530, 620, content, -30, half > 300 ? 1 : 1.3);
}

/** A round cylinder with rolled ends, drawn at a slant; the stroke sets its length. */
export function roundCylinder(variant: VariantOf<"round-cylinder">, mpn: string): string {
  const half = 220 + variant.stroke;
  const content =
    rod(half + 100, 0.85) +
    rect(-half - 190, -60, 110, 120, { fill: tones.steel.dark, round: 10 }) +
    circle(-half - 135, 0, 26, { fill: ink, line: 4 }) +
    rect(half + 90, -62, 70, 124, { fill: tones.steel.dark, round: 6 }) +
    rect(-half, -96, half * 2, 192, { fill: tones.steel.light }) +
    rect(-half, -70, half * 2, 26, { fill: white, line: 0 }) +
    rect(-half, 50, half * 2, 46, { fill: tones.steel.base, line: 0 }) +
    rect(-half, -96, half * 2, 192, { fill: "none" }) +
    [-half - 100, half]
      .map(
        (x) =>
          rect(x, -118, 110, 236, { fill: tones.grey.base, round: 22 }) +
          circle(x + 55, -40, 28, { fill: tones.black.base }),
      )
      .join("") +
    text(0, 26, mpn, { size: 52, anchor: "middle", width: half * 2 - 80, bold: true });
  return moved(560, 630, content, -34, 1.2 - variant.stroke / 500);
}

/** A compact short-stroke cylinder, seen from above the piston rod. */
export function compactCylinder(variant: VariantOf<"compact-cylinder">, mpn: string): string {
  return (
    rect(510, 130, 110, 210, { fill: tones.steel.light, round: 8 }) +
    rect(530, 90, 70, 60, { fill: tones.steel.dark, round: 6 }) +
    path("M430 330 L470 280 H690 L730 330 Z", { fill: tones.brass.base }) +
    box(210, 380, 620, 600, 160, variant.body) +
    repeat(2, (slot) =>
      rect(300 + slot * 370, 380, 60, 600, { fill: fills(variant.body).dark, line: 5 }),
    ) +
    circle(515, 480, 46, { fill: ink }) +
    circle(515, 880, 46, { fill: ink }) +
    rect(380, 600, 270, 160, { fill: white, round: 8, line: 5 }) +
    text(515, 695, mpn, { size: 50, anchor: "middle", width: 250, bold: true }) +
    screw(255, 430, 26) +
    screw(785, 430, 26, 70) +
    screw(255, 930, 26, 10) +
    screw(785, 930, 26)
  );
}

function rod(from: number, scale: number): string {
  const length = 190 * scale;
  return (
    rect(from - 20, -34 * scale, length + 20, 68 * scale, { fill: tones.steel.light }) +
    rect(from + length * 0.55, -40 * scale, length * 0.45, 80 * scale, { fill: tones.steel.dark }) +
    repeat(4, (turn) =>
      stroke(`M${from + length * (0.6 + turn * 0.1)} ${-38 * scale} v${76 * scale}`, 5),
    )
  );
}
