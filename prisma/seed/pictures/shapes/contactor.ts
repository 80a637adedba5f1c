import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, path, rect, repeat, screw, stroke, text } from "../svg";

/** A contactor: stepped body, terminals above and below, armature window in the middle. */
export function contactor(variant: VariantOf<"contactor">, mpn: string): string {
  const front = fills(variant.front);
  return (
    (variant.bars ? bars() : "") +
    box(200, 200, 700, 840, 110, variant.body) +
    terminals(variant, 230, ["1", "3", "5", "13"]) +
    terminals(variant, 860, ["2", "4", "6", "14"]) +
    rect(230, 400, 640, 440, { fill: front.base, round: 12 }) +
    rect(230, 400, 640, 60, { fill: front.light, round: 12 }) +
    (variant.aux ? auxiliaryBlock() : armatureWindow()) +
    rect(270, 670, 560, 130, { fill: white, round: 8 }) +
    text(550, 752, shortened(mpn), { size: 60, anchor: "middle", width: 520, bold: true }) +
    circle(320, 560, 34, { fill: front.dark, line: 5 }) +
    text(780, 540, "A1", { size: 44, anchor: "middle", bold: true, color: onFront(variant) }) +
    text(780, 610, "A2", { size: 44, anchor: "middle", bold: true, color: onFront(variant) })
  );
}

function terminals(variant: VariantOf<"contactor">, y: number, numbers: string[]): string {
  const plate = fills(variant.body).dark;
  return (
    rect(230, y, 640, 150, { fill: plate, round: 8 }) +
    numbers
      .map((number, pole) => {
        const x = 310 + pole * 160;
        return (
          rect(x - 62, y + 12, 124, 126, { fill: tones.black.dark, round: 8, line: 4 }) +
          screw(x, y + 62, 42, 25 + pole * 40) +
          text(x, y + 134, number, { size: 30, anchor: "middle", bold: true, color: white })
        );
      })
      .join("")
  );
}

function armatureWindow(): string {
  return (
    rect(470, 490, 160, 140, { fill: ink, round: 10 }) +
    rect(495, 515, 110, 90, { fill: tones.orange.base, round: 6, line: 4 })
  );
}

function auxiliaryBlock(): string {
  return (
    rect(390, 425, 330, 225, { fill: tones.petrol.base, round: 10 }) +
    repeat(4, (pole) => screw(433 + pole * 81, 475, 28, pole * 47)) +
    repeat(4, (pole) => screw(433 + pole * 81, 600, 28, 20 + pole * 33)) +
    rect(410, 520, 290, 34, { fill: white, line: 4 })
  );
}

/** The coil's voltage in brackets has its own place on a real device. */
function shortened(mpn: string): string {
  return mpn.split("(")[0] ?? mpn;
}

function bars(): string {
  return repeat(3, (pole) => bar(255 + pole * 160, 60) + bar(255 + pole * 160, 1015));
}

function bar(x: number, y: number): string {
  return (
    path(`M${x} ${y} h110 v120 h-110 Z`, { fill: tones.brass.base }) +
    circle(x + 55, y + 60, 24, { fill: ink, line: 4 }) +
    stroke(`M${x + 10} ${y + 12} h90`, 5, tones.brass.light)
  );
}

function onFront({ front }: VariantOf<"contactor">): string {
  return front === "graphite" || front === "black" ? white : ink;
}
