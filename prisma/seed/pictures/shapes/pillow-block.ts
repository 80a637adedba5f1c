import { ink, paper, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, ellipse, fills, path, rect, stroke, text } from "../svg";

/** A plummer block unit in front view: cast foot with slots, insert bearing in it. */
export function pillowBlock(variant: VariantOf<"pillow-block">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  return (
    rect(575, 105, 50, 70, { fill: tones.brass.base, round: 8 }) +
    circle(600, 105, 24, { fill: tones.brass.light }) +
    path(
      "M90 890 Q90 830 150 820 L260 800 Q270 160 600 160 Q930 160 940 800 L1050 820 Q1110 830 1110 890 V970 H90 Z",
      { fill: base },
    ) +
    rect(90, 930, 1020, 70, { fill: dark, round: 8 }) +
    ellipse(190, 872, 62, 24, { fill: ink }) +
    ellipse(1010, 872, 62, 24, { fill: ink }) +
    circle(600, 540, 300, { fill: light }) +
    circle(600, 540, 262, { fill: tones.steel.base }) +
    circle(600, 540, 222, { fill: tones.black.base }) +
    circle(600, 540, 176, { fill: tones.steel.light }) +
    circle(600, 540, 122, { fill: paper }) +
    circle(600, 390, 16, { fill: ink, line: 0 }) +
    circle(730, 465, 16, { fill: ink, line: 0 }) +
    text(600, 910, mpn, { size: 56, anchor: "middle", width: 420, bold: true, color: white }) +
    stroke("M300 800 Q600 900 900 800", 6, dark)
  );
}
