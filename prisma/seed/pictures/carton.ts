import { ink, petrol, tones, white } from "./palette";
import { polygon, rect, stroke, text } from "./svg";
import { barcode } from "./type-label";

const board = { light: "#dcc39a", base: "#cbac7c", dark: "#ab8b5c" };

/** The closed carton with its shipping label, for parts still in their packaging. */
export function carton(part: { manufacturer: string; mpn: string }): string {
  return (
    polygon([120, 400, 300, 220, 1080, 220, 900, 400], { fill: board.light }) +
    polygon([900, 400, 1080, 220, 1080, 820, 900, 1010], { fill: board.dark }) +
    rect(120, 400, 780, 610, { fill: board.base }) +
    polygon([455, 400, 635, 220, 745, 220, 565, 400], { fill: "#e9dcc0", line: 4 }) +
    polygon([455, 400, 565, 400, 565, 500, 455, 500], { fill: "#e9dcc0", line: 4 }) +
    rect(190, 540, 640, 400, { fill: white, round: 8 }) +
    text(225, 615, part.manufacturer, { size: 52, width: 570, bold: true }) +
    stroke("M225 642 H795", 5, petrol) +
    text(225, 715, part.mpn, { size: 60, width: 570, bold: true }) +
    barcode(part.mpn, 225, 760, 420) +
    text(700, 850, "1 ×", { size: 58, bold: true, color: ink }) +
    stroke(
      "M960 560 V700 M1010 510 V650 M935 590 L960 555 L985 570 M985 540 L1010 505 L1035 520",
      10,
      tones.graphite.base,
    )
  );
}
