import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, moved, rect, repeat, screw, stroke, text } from "../svg";

/** A hydraulic directional valve: cast block with a label, solenoids at one or both ends. */
export function hydraulicValve(variant: VariantOf<"hydraulic-valve">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  const content =
    solenoid(780, 1) +
    (variant.coils === 2 ? solenoid(420, -1) : endCap()) +
    rect(400, 430, 400, 400, { fill: base, round: 14 }) +
    rect(400, 430, 400, 60, { fill: light, round: 14 }) +
    rect(380, 800, 440, 80, { fill: dark, round: 8 }) +
    rect(435, 520, 330, 220, { fill: white, round: 8 }) +
    text(600, 580, mpn, { size: 44, anchor: "middle", width: 300, bold: true }) +
    symbol(variant.coils + 1) +
    repeat(4, (port) => circle(455 + port * 97, 905, 26, { fill: tones.black.base, line: 5 })) +
    screw(430, 780, 20) +
    screw(770, 780, 20, 70);
  return moved(variant.coils === 2 ? 0 : -74, 0, content);
}

function symbol(positions: number): string {
  const width = 260 / positions;
  return repeat(positions, (position) => {
    const x = 470 + position * width;
    return (
      rect(x, 615, width, 90, { fill: white, line: 4 }) +
      (position % 2 === 0
        ? stroke(`M${x + width * 0.3} 625 V695 M${x + width * 0.7} 625 V695`, 5)
        : stroke(
            `M${x + width * 0.3} 625 L${x + width * 0.7} 695 M${x + width * 0.7} 625 L${x + width * 0.3} 695`,
            5,
          ))
    );
  });
}

function solenoid(x: number, side: 1 | -1): string {
  const from = (offset: number, width: number) => (side === 1 ? x + offset : x - offset - width);
  return (
    rect(from(0, 60), 540, 60, 210, { fill: tones.steel.base }) +
    rect(from(50, 220), 490, 220, 310, { fill: tones.black.base, round: 18 }) +
    stroke(
      `M${from(90, 140)} 560 h140 M${from(90, 140)} 610 h140 M${from(90, 140)} 660 h140`,
      8,
      tones.black.light,
    ) +
    rect(from(270, 56), 560, 56, 170, { fill: tones.steel.dark, round: 14 }) +
    rect(from(75, 170), 340, 170, 160, { fill: tones.grey.base, round: 14 }) +
    rect(from(115, 90), 280, 90, 66, { fill: tones.grey.dark, round: 10 }) +
    circle(from(160, 0), 420, 30, { fill: tones.grey.light, line: 5 })
  );
}

function endCap(): string {
  return (
    rect(300, 540, 110, 210, { fill: tones.steel.base, round: 10 }) +
    rect(240, 590, 66, 110, { fill: tones.steel.dark, round: 8 }) +
    stroke("M330 545 V745 M370 545 V745", 5, ink)
  );
}
