import { ink, petrol, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { box, circle, fills, polygon, rect, repeat, screw, text } from "../svg";

/** A frequency inverter: heat sink behind, display and keypad, power terminals below. */
export function inverter(variant: VariantOf<"inverter">, mpn: string): string {
  return (
    heatSink(variant.fins) +
    box(290, 190, 520, 850, 120, variant.body) +
    rect(325, 235, 450, 560, { fill: fills(variant.front).light, round: 18 }) +
    (variant.keypad ? keypad() : blindPanel()) +
    text(550, 770, mpn, {
      size: 38,
      anchor: "middle",
      width: 410,
      bold: true,
      color: onFront(variant),
    }) +
    terminals()
  );
}

function heatSink(fins: number): string {
  const pitch = 700 / fins;
  return repeat(fins, (fin) =>
    polygon(
      [
        930,
        200 + fin * pitch,
        1010,
        160 + fin * pitch,
        1010,
        160 + fin * pitch + pitch * 0.55,
        930,
        200 + fin * pitch + pitch * 0.55,
      ],
      { fill: tones.steel.base, line: 5 },
    ),
  );
}

function keypad(): string {
  const keys = repeat(6, (key) => {
    const fill = key === 0 ? tones.green.base : key === 3 ? tones.red.base : tones.steel.light;
    return rect(392 + (key % 3) * 112, 530 + Math.floor(key / 3) * 92, 88, 64, {
      fill,
      round: 14,
      line: 5,
    });
  });
  return (
    rect(370, 285, 360, 420, { fill: tones.black.base, round: 22 }) +
    rect(400, 320, 300, 160, { fill: "#bfd8c6", round: 8 }) +
    text(550, 432, "50.00", { size: 104, anchor: "middle", bold: true, color: "#23443a" }) +
    keys
  );
}

function blindPanel(): string {
  return (
    rect(370, 285, 360, 190, { fill: petrol, round: 14 }) +
    rect(400, 320, 110, 120, { fill: ink, round: 8, line: 4 }) +
    circle(600, 350, 18, { fill: tones.green.light, line: 4 }) +
    circle(600, 412, 18, { fill: tones.yellow.light, line: 4 }) +
    rect(370, 520, 360, 150, { fill: tones.black.base, round: 10 }) +
    repeat(9, (pin) => rect(388 + pin * 37, 548, 26, 94, { fill: tones.green.base, line: 4 }))
  );
}

function terminals(): string {
  return (
    rect(325, 835, 450, 165, { fill: tones.black.light, round: 8 }) +
    repeat(6, (pole) => screw(366 + pole * 73.5, 890, 25, 20 + pole * 31)) +
    repeat(6, (pole) => rect(347 + pole * 73.5, 930, 38, 50, { fill: ink, line: 3 }))
  );
}

function onFront({ front }: VariantOf<"inverter">): string {
  return front === "graphite" || front === "black" ? white : ink;
}
