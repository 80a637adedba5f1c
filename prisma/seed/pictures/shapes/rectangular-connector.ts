import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, path, rect, repeat, screw, stroke, text } from "../svg";

/** A heavy-duty contact insert in front view: rows of contacts between two earth screws. */
export function connectorInsert(variant: VariantOf<"connector-insert">, mpn: string): string {
  return (
    rect(80, 430, 1040, 340, { fill: tones.steel.base, round: 14 }) +
    screw(140, 600, 42, 20) +
    screw(1060, 600, 42, 70) +
    rect(140, 450, 60, 60, { fill: tones.brass.base, round: 8, line: 4 }) +
    box(215, 400, 770, 400, 60, variant.body) +
    contacts(variant) +
    rect(330, 870, 540, 100, { fill: white, round: 8, line: 5 }) +
    text(600, 938, mpn, { size: 54, anchor: "middle", width: 500, bold: true }) +
    stroke("M600 805 V868", 5)
  );
}

/** A bulkhead housing with its locking lever, seen from the front and slightly above. */
export function connectorHousing(variant: VariantOf<"connector-housing">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  return (
    path("M250 330 L310 250 H890 L950 330 Z", { fill: light }) +
    path("M300 320 L335 275 H865 L900 320 Z", { fill: ink }) +
    rect(220, 330, 760, 400, { fill: base, round: 16 }) +
    path("M120 730 H1080 L1110 800 V880 H90 V800 Z", { fill: dark }) +
    rect(90, 870, 1020, 50, { fill: light, round: 6 }) +
    screw(170, 805, 34, 10) +
    screw(1030, 805, 34, 60) +
    stroke("M230 520 V250 Q230 180 300 180 H900 Q970 180 970 250 V520", 46) +
    stroke("M230 520 V250 Q230 180 300 180 H900 Q970 180 970 250 V520", 32, tones.steel.base) +
    circle(230, 540, 48, { fill: tones.steel.light }) +
    circle(970, 540, 48, { fill: tones.steel.light }) +
    circle(230, 540, 16, { fill: ink, line: 0 }) +
    circle(970, 540, 16, { fill: ink, line: 0 }) +
    rect(370, 470, 460, 130, { fill: white, round: 8, line: 5 }) +
    text(600, 555, mpn, { size: 58, anchor: "middle", width: 430, bold: true }) +
    repeat(3, (rib) => stroke(`M320 ${650 + rib * 24} H880`, 5, dark))
  );
}

function contacts({ poles, female }: VariantOf<"connector-insert">): string {
  const perRow = poles / 2;
  const pitch = 730 / perRow;
  return repeat(poles, (pole) => {
    const x = 235 + pitch * ((pole % perRow) + 0.5);
    const y = 500 + Math.floor(pole / perRow) * 200;
    const socket = circle(x, y, 38, {
      fill: female ? tones.black.base : tones.steel.dark,
      line: 5,
    });
    const contact = circle(x, y, female ? 16 : 24, {
      fill: female ? ink : tones.brass.light,
      line: 4,
    });
    const glint = female ? "" : circle(x - 8, y - 8, 6, { fill: white, line: 0 });
    return socket + contact + glint;
  });
}
