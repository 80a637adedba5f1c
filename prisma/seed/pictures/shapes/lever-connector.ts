import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, path, rect, repeat, stroke, text } from "../svg";

/** A splicing connector: clear housing with one lever and one wire entry a conductor. */
export function leverConnector(variant: VariantOf<"lever-connector">, mpn: string): string {
  const pitch = 780 / variant.ways;
  return (
    path("M180 480 L270 330 H1010 L960 480 Z", { fill: "#e6eef0" }) +
    rect(180, 480, 780, 480, { fill: "#d3e0e4", round: 14 }) +
    path("M960 480 L1010 330 V800 L960 960 Z", { fill: "#b4c6cc" }) +
    rect(230, 700, 680, 34, { fill: tones.brass.base, line: 4 }) +
    repeat(variant.ways, (way) => lever(variant, 180 + way * pitch, pitch)) +
    repeat(variant.ways, (way) => entry(180 + pitch * (way + 0.5))) +
    rect(330, 990, 480, 90, { fill: white, round: 8, line: 5 }) +
    text(570, 1052, mpn, { size: 54, anchor: "middle", width: 440, bold: true })
  );
}

function lever({ lever: tone }: VariantOf<"lever-connector">, x: number, pitch: number): string {
  const { light, base, dark } = fills(tone);
  const left = x + pitch * 0.14;
  const width = pitch * 0.72;
  return (
    rect(left, 300, width, 330, { fill: base, round: 20 }) +
    path(`M${left} 310 L${left + 46} 220 H${left + width + 46} L${left + width} 310 Z`, {
      fill: light,
    }) +
    rect(left + 24, 350, width - 48, 60, { fill: dark, round: 12, line: 4 }) +
    stroke(`M${left + 30} 470 h${width - 60}`, 8, dark)
  );
}

function entry(x: number): string {
  return (
    circle(x, 840, 78, { fill: white }) +
    circle(x, 840, 52, { fill: ink }) +
    rect(x - 34, 832, 68, 16, { fill: tones.brass.base, line: 0 })
  );
}
