import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, moved, path, rect, repeat, stroke, text } from "../svg";

/** A pressure regulator with knob and gauge; with a bowl it is a filter regulator. */
export function regulator(variant: VariantOf<"regulator">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  const content =
    rect(450, 110, 300, 210, { fill: tones.black.base, round: 26 }) +
    repeat(9, (rib) => stroke(`M${478 + rib * 31} 140 V300`, 8, tones.black.light)) +
    path("M410 320 H790 L830 400 H370 Z", { fill: dark }) +
    rect(250, 390, 700, 290, { fill: base, round: 20 }) +
    rect(250, 390, 700, 50, { fill: light, round: 20, line: 0 }) +
    rect(250, 390, 700, 290, { fill: "none", round: 20 }) +
    port(150) +
    port(930) +
    gauge() +
    (variant.bowl ? bowl() : closedEnd(dark)) +
    label(variant, mpn);
  return variant.bowl ? content : moved(0, 90, content);
}

function port(x: number): string {
  return (
    rect(x, 440, 120, 190, { fill: tones.steel.base, round: 8 }) +
    stroke(`M${x + 20} 500 h80 M${x + 20} 570 h80`, 5)
  );
}

function gauge(): string {
  return (
    circle(600, 535, 135, { fill: tones.steel.dark }) +
    circle(600, 535, 112, { fill: white }) +
    repeat(9, (tick) => moved(600, 535, stroke("M0 -98 V-76", 7), -120 + tick * 30)) +
    moved(600, 535, stroke("M0 20 V-72", 9, tones.red.base), 40) +
    circle(600, 535, 16, { fill: ink, line: 0 })
  );
}

function bowl(): string {
  return (
    path("M420 680 H780 V960 Q780 1060 680 1060 H520 Q420 1060 420 960 Z", { fill: "#dcebee" }) +
    rect(400, 670, 400, 70, { fill: tones.black.base, round: 12 }) +
    path("M425 900 H775 V960 Q775 1055 680 1055 H520 Q425 1055 425 960 Z", {
      fill: "#a9cdd6",
      line: 0,
    }) +
    rect(550, 1050, 100, 70, { fill: tones.black.base, round: 10 })
  );
}

function closedEnd(fill: string): string {
  return (
    path("M400 680 H800 L770 790 H430 Z", { fill }) +
    rect(510, 790, 180, 60, { fill: tones.black.base, round: 8 })
  );
}

function label({ bowl }: VariantOf<"regulator">, mpn: string): string {
  const y = bowl ? 770 : 890;
  return (
    rect(440, y, 320, 90, { fill: white, round: 8, line: 5 }) +
    text(600, y + 61, mpn, { size: 46, anchor: "middle", width: 290, bold: true })
  );
}
