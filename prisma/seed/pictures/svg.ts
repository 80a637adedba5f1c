import { type Fills, ink, type Tone, tones } from "./palette";

interface Paint {
  fill: string;
  /** Width of the outline; 0 draws none. */
  line?: number;
  round?: number;
}

interface Writing {
  size: number;
  color?: string;
  bold?: boolean;
  anchor?: "start" | "middle";
  /** The text is set smaller until it fits this width. */
  width?: number;
}

const sans = "Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif";

/** A device's body in a shallow oblique view: front, top and right-hand face. */
export function box(x: number, y: number, w: number, h: number, depth: number, tone: Tone): string {
  const { light, base, dark } = fills(tone);
  const rise = depth * 0.6;
  const top = [x, y, x + depth, y - rise, x + w + depth, y - rise, x + w, y];
  const right = [x + w, y, x + w + depth, y - rise, x + w + depth, y + h - rise, x + w, y + h];
  return (
    polygon(top, { fill: light }) +
    polygon(right, { fill: dark }) +
    rect(x, y, w, h, { fill: base })
  );
}

/** A slotted screw head, turned by an angle in degrees. */
export function screw(cx: number, cy: number, r: number, angle = 35): string {
  const slot = rect(-r * 0.7, -r * 0.14, r * 1.4, r * 0.28, { fill: ink, line: 0 });
  return circle(cx, cy, r, { fill: tones.steel.light, line: 4 }) + moved(cx, cy, slot, angle);
}

export function rect(x: number, y: number, w: number, h: number, paint: Paint): string {
  const round = paint.round ? ` rx="${paint.round}"` : "";
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round}${style(paint)}/>`;
}

export function circle(cx: number, cy: number, r: number, paint: Paint): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${style(paint)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${style(paint)}/>`;
}

export function polygon(points: readonly number[], paint: Paint): string {
  return `<polygon points="${points.map(n).join(" ")}"${style(paint)}/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${style(paint)}/>`;
}

/** A stroke with round ends, for cables and edges. */
export function stroke(d: string, width: number, color: string = ink): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function text(x: number, y: number, words: string, writing: Writing): string {
  const fitting = writing.width ? writing.width / (words.length * 0.65) : writing.size;
  const size = Math.min(writing.size, fitting);
  const weight = writing.bold ? ' font-weight="700"' : "";
  return `<text x="${n(x)}" y="${n(y)}" font-family="${sans}" font-size="${n(size)}"${weight} text-anchor="${writing.anchor ?? "start"}" fill="${writing.color ?? ink}">${escaped(words)}</text>`;
}

export function moved(x: number, y: number, content: string, angle = 0, scale = 1): string {
  const turn = angle === 0 ? "" : ` rotate(${n(angle)})`;
  const size = scale === 1 ? "" : ` scale(${n(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${content}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export function fills(tone: Tone): Fills {
  return tones[tone];
}

function style({ fill, line = 6 }: Paint): string {
  const outline =
    line === 0 ? "" : ` stroke="${ink}" stroke-width="${n(line)}" stroke-linejoin="round"`;
  return ` fill="${fill}"${outline}`;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
