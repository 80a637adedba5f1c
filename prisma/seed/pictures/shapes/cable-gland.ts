import { ink, tones, white } from "../palette";
import type { VariantOf } from "../picture-variant";
import { ellipse, fills, path, rect, repeat, stroke, text } from "../svg";

/** A cable gland standing on its thread: domed cap nut, hexagon, thread. */
export function cableGland(variant: VariantOf<"cable-gland">, mpn: string): string {
  const { light, base, dark } = fills(variant.body);
  return (
    path("M330 560 V330 Q350 190 480 160 H720 Q850 190 870 330 V560 Z", { fill: base }) +
    path("M330 560 V330 Q350 190 480 160 L440 330 V560 Z", { fill: light, line: 0 }) +
    repeat(6, (rib) => stroke(`M${395 + rib * 82} 330 V545`, 9, dark)) +
    path("M330 560 V330 Q350 190 480 160 H720 Q850 190 870 330 V560 Z", { fill: "none" }) +
    ellipse(600, 162, 122, 34, { fill: tones.black.base }) +
    ellipse(600, 164, 66, 17, { fill: ink }) +
    path("M270 560 H930 L960 600 V730 L930 770 H270 L240 730 V600 Z", { fill: base }) +
    stroke("M440 565 V765 M760 565 V765", 6, ink) +
    rect(390, 770, 420, 300, { fill: light }) +
    repeat(8, (turn) => stroke(`M394 ${796 + turn * 33} l412 14`, 7, dark)) +
    rect(390, 770, 420, 300, { fill: "none" }) +
    rect(460, 612, 280, 110, { fill: white, round: 8, line: 5 }) +
    text(600, 683, mpn, { size: 54, anchor: "middle", width: 255, bold: true })
  );
}
