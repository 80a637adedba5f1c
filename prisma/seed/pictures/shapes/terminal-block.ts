import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, moved, path, rect, screw, stroke, text } from "../svg";

/** Three rail-mounted terminal blocks in side view, one behind the other on their rail. */
export function terminalBlock(variant: VariantOf<"terminal-block">, mpn: string): string {
  return (
    moved(90, -70, outline(fills(variant.body).dark)) +
    moved(45, -35, outline(fills(variant.body).base)) +
    outline(fills(variant.body).light) +
    conductor(variant.clamp) +
    rect(350, 560, 430, 100, { fill: white, round: 8, line: 5 }) +
    text(565, 628, mpn, { size: 54, anchor: "middle", width: 400, bold: true }) +
    path("M250 1010 H330 V960 H800 V1010 H880 V1040 H250 Z", { fill: tones.steel.base })
  );
}

function outline(fill: string): string {
  return path(
    "M90 560 L200 400 H400 L440 330 H690 L730 400 H930 L1040 560 V760 H960 V830 H800 L770 900 V970 H700 V900 H430 V970 H340 L300 830 H170 V760 H90 Z",
    { fill },
  );
}

function conductor(clamp: "screw" | "spring"): string {
  const bar = path("M160 700 H970 V740 H160 Z", { fill: tones.brass.base, line: 5 });
  if (clamp === "screw") {
    return bar + screw(290, 500, 62, 30) + screw(840, 500, 62, 75) + hole(170) + hole(900);
  }
  return (
    bar +
    [290, 840]
      .map(
        (x) =>
          rect(x - 66, 430, 132, 100, { fill: tones.orange.base, round: 12 }) +
          stroke(`M${x - 36} 480 H${x + 36}`, 12, ink),
      )
      .join("") +
    circle(200, 610, 44, { fill: ink }) +
    circle(930, 610, 44, { fill: ink })
  );
}

function hole(x: number): string {
  return rect(x, 590, 70, 90, { fill: ink, round: 8, line: 4 });
}
