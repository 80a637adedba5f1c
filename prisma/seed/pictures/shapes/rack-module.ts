import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, rect, repeat, screw, stroke, text } from "../svg";

/** A rack-mounted controller module: LED columns above, hinged front over the wiring. */
export function rackModule(variant: VariantOf<"rack-module">, mpn: string): string {
  const width = variant.wide ? 520 : 400;
  const x = 545 - width / 2;
  return (
    box(x, 200, width, 860, 140, variant.body) +
    rect(x + 28, 230, width - 56, 76, { fill: white, round: 6 }) +
    text(x + width / 2, 281, mpn, { size: 40, width: width - 84, anchor: "middle", bold: true }) +
    repeat(variant.columns, (column) => ledColumn(variant, x + 40 + column * (width / 2), column)) +
    (variant.wide ? processorPanel(x, width) : "") +
    door(variant, x, width)
  );
}

function ledColumn({ leds, columns }: VariantOf<"rack-module">, x: number, column: number): string {
  const pitch = Math.min(44, 300 / leds);
  return repeat(leds, (led) => {
    const y = 340 + led * pitch;
    const lit = (led * 7 + column * 3) % 4 !== 1;
    const tag =
      columns === 1
        ? stroke(`M${x + 66} ${y + pitch * 0.32} H${x + 118}`, 6, tones.steel.dark)
        : "";
    return (
      rect(x, y, 46, pitch * 0.64, { fill: lit ? tones.green.light : tones.steel.dark, line: 3 }) +
      tag
    );
  });
}

function processorPanel(x: number, width: number): string {
  return (
    rect(x + 250, 345, width - 290, 110, { fill: tones.black.base, round: 8 }) +
    rect(x + 280, 378, width - 350, 44, { fill: ink, line: 4 }) +
    circle(x + 380, 560, 62, { fill: tones.steel.base }) +
    rect(x + 368, 500, 24, 70, { fill: ink, line: 0 })
  );
}

function door(variant: VariantOf<"rack-module">, x: number, width: number): string {
  const { light, dark } = fills(variant.body);
  return (
    rect(x + 22, 680, width - 44, 350, { fill: light, round: 10 }) +
    rect(x + 22, 680, 84, 350, { fill: dark, round: 10 }) +
    repeat(8, (row) => screw(x + 64, 716 + row * 40, 14, row * 37)) +
    rect(x + 140, 716, width - 200, 280, { fill: white, line: 4 }) +
    repeat(8, (row) =>
      stroke(`M${x + 160} ${742 + row * 33} H${x + width - 84}`, 4, tones.grey.light),
    )
  );
}
