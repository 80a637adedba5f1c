import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, ellipse, fills, path, rect, repeat, stroke, text } from "../svg";

/** An elbow push-in fitting with male thread; a throttle has its screw on top. */
export function fitting(variant: VariantOf<"fitting">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  return (
    (variant.throttle ? throttle() : "") +
    path(
      "M400 360 H700 Q740 360 740 400 V420 H960 Q990 420 990 450 V650 Q990 680 960 680 H740 V700 H400 Q360 700 360 660 V400 Q360 360 400 360 Z",
      { fill: base },
    ) +
    rect(380, 378, 320, 40, { fill: light, round: 18, line: 0 }) +
    rect(960, 400, 110, 300, { fill: dark, round: 26 }) +
    ellipse(1074, 550, 26, 104, { fill: white }) +
    ellipse(1076, 550, 14, 66, { fill: ink }) +
    path("M340 700 H760 L790 740 V850 L760 890 H340 L310 850 V740 Z", { fill: tones.brass.base }) +
    stroke("M450 704 V886 M650 704 V886", 5, ink) +
    rect(400, 890, 300, 200, { fill: tones.brass.light }) +
    repeat(6, (turn) => stroke(`M402 ${912 + turn * 30} l296 14`, 6, tones.brass.dark)) +
    rect(400, 890, 300, 200, { fill: "none" }) +
    rect(390, 480, 330, 110, { fill: white, round: 8, line: 4 }) +
    text(555, 550, mpn, { size: 46, anchor: "middle", width: 305, bold: true })
  );
}

function throttle(): string {
  return (
    rect(470, 250, 180, 120, { fill: tones.steel.base, round: 8 }) +
    rect(500, 150, 120, 110, { fill: tones.brass.base, round: 8 }) +
    circle(560, 140, 66, { fill: tones.steel.light }) +
    stroke("M515 140 H605", 16, ink)
  );
}
