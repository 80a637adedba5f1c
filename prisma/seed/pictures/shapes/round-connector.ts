import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { ellipse, fills, moved, path, rect, repeat, stroke, text } from "../svg";

/** An M12 connector at a slant: knurled ring in front, grip, then cable or gland nut. */
export function roundConnector(variant: VariantOf<"round-connector">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  const content =
    ellipse(-400, 0, 60, 170, { fill: tones.steel.light }) +
    path("M-400 -170 H-180 V170 H-400 A60 170 0 0 1 -400 -170 Z", { fill: tones.steel.base }) +
    repeat(7, (knurl) => stroke(`M-370 ${-132 + knurl * 44} H-196`, 8, tones.steel.dark)) +
    ellipse(-405, 0, 46, 132, { fill: tones.black.base }) +
    contacts() +
    path("M-180 -150 H160 L250 -96 V96 L160 150 H-180 Z", { fill: base }) +
    rect(-180, -150, 340, 44, { fill: light, line: 0 }) +
    rect(-140, -62, 290, 124, { fill: white, round: 8, line: 4 }) +
    text(5, 16, mpn, { size: 48, anchor: "middle", width: 270, bold: true }) +
    (variant.lead ? sleeve(dark) : glandNut());
  const cable = variant.lead ? lead() : "";
  return (
    cable +
    moved(
      variant.lead ? 500 : 560,
      variant.lead ? 500 : 590,
      content,
      32,
      variant.lead ? 0.95 : 1.25,
    )
  );
}

function contacts(): string {
  return repeat(4, (pin) =>
    ellipse(-408 + (pin % 2 === 0 ? -14 : 14), -54 + pin * 36, 9, 18, {
      fill: tones.brass.light,
      line: 3,
    }),
  );
}

function sleeve(fill: string): string {
  return (
    path("M250 -84 L440 -46 V46 L250 84 Z", { fill }) +
    repeat(4, (rib) => stroke(`M${285 + rib * 38} ${-70 + rib * 8} V${70 - rib * 8}`, 7, ink))
  );
}

function glandNut(): string {
  return (
    rect(240, -112, 120, 224, { fill: tones.black.light, round: 12 }) +
    stroke("M244 -40 H356 M244 40 H356", 6) +
    rect(355, -74, 50, 148, { fill: tones.black.base, round: 10 })
  );
}

function lead(): string {
  const d =
    "M860 720 C1060 850 1090 1060 860 1060 C620 1060 480 900 300 940 C180 970 180 1080 330 1090";
  return stroke(d, 76) + stroke(d, 62, tones.black.light);
}
