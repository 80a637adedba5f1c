import "server-only";
import sharp from "sharp";
import { site } from "@/lib/site/site";
import { sharePictureSize } from "./share-picture";
import {
  drawable,
  type Face,
  fittingSize,
  linesOf,
  outlineOf,
  widthOf,
} from "./share-picture-lettering";

/** What stands on the picture, in the reader's language. */
export interface ShareTexts {
  manufacturer: string;
  code: string | null;
  name: string;
  price: Labelled;
  /** How many there are, or why there are none. */
  available: Labelled;
  condition: string | null;
  /** Why the part cannot be had; null for one that can. */
  overlay: string | null;
  host: string;
}

interface Labelled {
  label: string;
  value: string;
}

// app/theme.css, light: whoever shows the picture does not say which theme its reader has.
const [paper, ink, steel1, steel2, steel3] = [
  "#fcfcfa",
  "#12191d",
  "#eff1f1",
  "#cbd2d5",
  "#55626a",
];
const amber = "#f5a800";
const { width, height } = sharePictureSize;
const margin = 72;
const frame = { edge: 416, left: width - margin - 416, top: 72 };
const column = frame.left - margin - 48;
const footerTop = 532;

/**
 * The picture of a listing, 1200×630, as JPEG: texts at the left, the part at the right. Text is drawn as outlines, so
 * neither a host's fonts nor what somebody typed reach the renderer. `photo` is in a format that sharp reads.
 */
export async function drawSharePicture(texts: ShareTexts, photo: Uint8Array | null) {
  const base = sharp(Buffer.from(svg(groundOf(texts) + (photo ? "" : silhouette()))));
  const layers = [...(photo ? [await photoLayer(photo, texts.overlay !== null)] : [])];
  if (texts.overlay) {
    layers.push({ input: Buffer.from(svg(labelOf(texts.overlay))), left: 0, top: 0 });
  }
  return base
    .composite(layers)
    .flatten({ background: paper })
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

function groundOf(texts: ShareTexts): string {
  const { left, top, edge } = frame;
  return [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<rect x="${left - 1}" y="${top - 1}" width="${edge + 2}" height="${edge + 2}" rx="4" fill="${steel1}" stroke="${steel2}" stroke-width="2"/>`,
    headOf(texts),
    factsOf(texts),
    footerOf(texts.host),
  ].join("");
}

/** From the top: whose part it is, its number as large as it fits, its name. */
function headOf({ manufacturer, code, name }: ShareTexts): string {
  const shownCode = drawable("mono", code ?? "");
  const shownName = drawable("sans", name);
  const parts = [fitted("sans", [30], manufacturer, margin, 97, column, steel3)];
  if (shownCode === "") {
    return parts.concat(block("sans", 52, 62, shownName, 168, 3)).join("");
  }
  const size = fittingSize("mono", shownCode, column, [72, 66, 60, 54, 48, 44]);
  const codes = linesOf({ face: "mono", size }, shownCode, column, 2);
  const leading = Math.round(size * 1.15);
  const first = 112 + size;
  const last = first + leading * (codes.length - 1);
  return parts
    .concat(
      codes.map((text, index) => line("mono", size, text, margin, first + index * leading, ink)),
    )
    .concat(block("sans", 36, 46, shownName, last + 60, codes.length === 1 ? 3 : 2))
    .join("");
}

/** Above the footer: price and pieces side by side, and the condition. */
function factsOf({ price, available, condition }: ShareTexts): string {
  const left = Math.round(column * 0.56);
  const label = condition === null ? 440 : 400;
  return [
    labelled(price, margin, label, left - 24),
    labelled(available, margin + left, label, column - left),
    fitted("sans", [26], condition ?? "", margin, 498, column, ink),
  ].join("");
}

function labelled({ label, value }: Labelled, x: number, y: number, room: number): string {
  return (
    fitted("sans", [24, 22, 20, 18], label, x, y, room, steel3) +
    fitted("mono", [44, 40, 36, 32, 28, 24, 20], value, x, y + 50, room, ink)
  );
}

function footerOf(host: string): string {
  const face = { face: "sans", size: 26 } as const;
  const [shown = ""] = linesOf(face, drawable("sans", host), frame.left - margin, 1);
  return [
    `<path d="M0 ${footerTop}h${width}" stroke="${steel2}" stroke-width="2"/>`,
    logo(margin, footerTop + 27),
    line("semibold", 34, site.name, margin + 60, footerTop + 61, ink),
    line("sans", 26, shown, width - margin - widthOf(face, shown), footerTop + 59, steel3),
  ].join("");
}

/** components/layout/logo.tsx, twice its size. */
function logo(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.9)" fill="none"><path d="M2 8.5h20M2 15.5h20M2 22h20M2 2v20M22 2v20" stroke="${ink}" stroke-width="1.5"/><path d="M4.5 4h4v4.5h-4zM15.5 17h4v5h-4z" fill="${steel3}"/><path d="M10.5 10h6v5.5h-6z" fill="${amber}"/></g>`;
}

/** components/ui/part-silhouette.tsx: a ball bearing. */
function silhouette(): string {
  const rings = [22, 18, 12, 8].map((radius) => `<circle cx="24" cy="24" r="${radius}"/>`);
  const balls = Array.from(
    { length: 9 },
    (_, ball) => `<circle cx="24" cy="9" r="2.75" transform="rotate(${ball * 40} 24 24)"/>`,
  );
  const place = `translate(${frame.left + 88} ${frame.top + 88}) scale(5)`;
  return `<g transform="${place}" fill="none" stroke="${steel3}" stroke-width="1">${[...rings, ...balls].join("")}</g>`;
}

async function photoLayer(photo: Uint8Array, isDimmed: boolean) {
  const { edge, left, top } = frame;
  const fitted = sharp(photo, { pages: 1 }).resize(edge, edge, {
    fit: "contain",
    background: steel1,
  });
  const veil = { r: 252, g: 252, b: 250, alpha: isDimmed ? 0.5 : 0 };
  const layer = { create: { width: edge, height: edge, channels: 4, background: veil } } as const;
  const input = await fitted
    .flatten({ background: steel1 })
    .composite([{ input: layer }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

function labelOf(overlay: string): string {
  const text = drawable("semibold", overlay);
  const [size, padding] = [34, 28];
  const wide = widthOf({ face: "semibold", size }, text) + 2 * padding;
  const x = frame.left + (frame.edge - wide) / 2;
  const y = frame.top + frame.edge - 92;
  return `<rect x="${x}" y="${y}" width="${wide}" height="64" rx="4" fill="${ink}"/>${line("semibold", size, text, x + padding, y + 44, paper)}`;
}

function block(face: Face, size: number, leading: number, text: string, y: number, most: number) {
  return linesOf({ face, size }, text, column, most).map((part, index) =>
    line(face, size, part, margin, y + index * leading, ink),
  );
}

/** One line in the largest size that fits, cut where none does. */
function fitted(
  face: Face,
  sizes: number[],
  text: string,
  x: number,
  y: number,
  room: number,
  fill: string,
): string {
  const shown = drawable(face, text);
  const size = fittingSize(face, shown, room, sizes);
  const [cut = ""] = linesOf({ face, size }, shown, room, 1);
  return line(face, size, cut, x, y, fill);
}

function line(face: Face, size: number, text: string, x: number, y: number, fill: string): string {
  return text && `<path d="${outlineOf({ face, size }, text, x, y)}" fill="${fill}"/>`;
}
