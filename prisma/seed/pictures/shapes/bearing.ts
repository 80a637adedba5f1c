import { ink, paper, type Tone, tones } from "../palette";
import type { VariantOf } from "../picture-variant";
import { circle, fills, moved, rect, repeat, stroke, text } from "../svg";

const centre = 600;
const outer = 480;

/** A ball bearing in front view: rings, balls in their cage, or a seal over them. */
export function ballBearing(variant: VariantOf<"ball-bearing">, mpn: string): string {
  const bore = outer * variant.bore;
  const wall = (outer - bore) * 0.26;
  const inside =
    typeof variant.cover === "object"
      ? openRow(variant.balls, variant.cover.cage, bore, wall)
      : cover(variant.cover, bore, wall);
  return (
    ring(outer, outer - wall, tones.steel.base) +
    inside +
    innerRing(bore, wall) +
    engraving(mpn, wall)
  );
}

/** A roller bearing in front view; two rows are drawn as barrel rollers under the rim of their cage. */
export function rollerBearing(variant: VariantOf<"roller-bearing">, mpn: string): string {
  const bore = outer * variant.bore;
  const wall = (outer - bore) * 0.24;
  const middle = (outer + bore) / 2;
  const span = outer - bore - wall * 2;
  const width = Math.min(((2 * Math.PI * middle) / variant.rollers) * 0.68, span * 0.9);
  const cage = fills(variant.cage);
  const rollers = repeat(variant.rollers, (roller) =>
    moved(
      centre,
      centre,
      rect(-width / 2, -middle - span * 0.43, width, span * 0.86, {
        fill: tones.steel.light,
        line: 5,
        round: variant.rows === 2 ? width * 0.42 : 6,
      }) +
        stroke(`M${-width * 0.16} ${-middle - span * 0.24} V${-middle + span * 0.2}`, 6, "#ffffff"),
      (360 / variant.rollers) * roller,
    ),
  );
  return (
    ring(outer, outer - wall, tones.steel.base) +
    circle(centre, centre, outer - wall, { fill: ink }) +
    ring(middle + span * 0.3, middle - span * 0.3, cage.base, ink) +
    rollers +
    (variant.rows === 2
      ? ring(middle - span * 0.16, middle - span * 0.36, cage.light, "none")
      : "") +
    innerRing(bore, wall) +
    engraving(mpn, wall)
  );
}

function openRow(balls: number, cage: Tone, bore: number, wall: number): string {
  const middle = (outer + bore) / 2;
  const radius = (outer - bore) * 0.225;
  return (
    circle(centre, centre, outer - wall, { fill: ink }) +
    ring(middle + radius * 0.5, middle - radius * 0.5, fills(cage).base, ink) +
    repeat(balls, (ball) => {
      const turn = (2 * Math.PI * ball) / balls - Math.PI / 2;
      const x = centre + middle * Math.cos(turn);
      const y = centre + middle * Math.sin(turn);
      return (
        circle(x, y, radius, { fill: tones.steel.light }) +
        circle(x - radius * 0.3, y - radius * 0.32, radius * 0.28, { fill: "#ffffff", line: 0 })
      );
    })
  );
}

function cover(kind: "rubber" | "metal", bore: number, wall: number): string {
  const fill = kind === "rubber" ? tones.black.base : tones.steel.light;
  const groove = kind === "rubber" ? tones.black.light : tones.steel.dark;
  const middle = (outer + bore) / 2;
  return (
    circle(centre, centre, outer - wall, { fill }) +
    `<circle cx="${centre}" cy="${centre}" r="${middle + (outer - bore) * 0.12}" fill="none" stroke="${groove}" stroke-width="10"/>` +
    `<circle cx="${centre}" cy="${centre}" r="${middle - (outer - bore) * 0.12}" fill="none" stroke="${groove}" stroke-width="10"/>`
  );
}

function innerRing(bore: number, wall: number): string {
  return (
    ring(bore + wall, bore, tones.steel.base, paper) + circle(centre, centre, bore, { fill: paper })
  );
}

function ring(from: number, to: number, fill: string, hole: string = ink): string {
  return (
    circle(centre, centre, from, { fill }) +
    (hole === "none" ? "" : circle(centre, centre, to, { fill: hole })) +
    `<circle cx="${centre}" cy="${centre}" r="${from - 9}" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.7"/>`
  );
}

function engraving(mpn: string, wall: number): string {
  const size = Math.min(wall * 0.56, 46);
  const radius = outer - wall / 2 - size * 0.36;
  const step = (size * 0.78) / radius;
  return repeat(mpn.length, (index) => {
    const turn = (index - (mpn.length - 1) / 2) * step;
    const letter = text(0, -radius, mpn[index] ?? "", { size, anchor: "middle", bold: true });
    return moved(centre, centre, letter, (turn * 180) / Math.PI);
  });
}
