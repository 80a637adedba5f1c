import { readFileSync } from "node:fs";

/** A file of drawings/*.svg, its colour, and an optional type label. */
export interface PartDrawing {
  drawing:
    | "bearing"
    | "connector"
    | "contactor"
    | "cylinder"
    | "drive"
    | "motor"
    | "plc-module"
    | "sensor"
    | "valve";
  tone: keyof typeof tones;
  hasLabel?: true;
}

interface Drawable {
  manufacturer: string;
  mpn: string;
  picture: PartDrawing;
}

// Top, front and side of one material.
const tones = {
  graphite: { light: "#5a666e", base: "#434e56", dark: "#313a41" },
  black: { light: "#4a4f53", base: "#2f3438", dark: "#202427" },
  grey: { light: "#b3bcc1", base: "#98a3aa", dark: "#7b878f" },
  pale: { light: "#eceff0", base: "#dbe0e2", dark: "#bdc5c9" },
  steel: { light: "#dde3e6", base: "#c2cbd0", dark: "#98a4ab" },
  brass: { light: "#e3c987", base: "#cdaa5a", dark: "#a28340" },
  petrol: { light: "#3f808b", base: "#1f6672", dark: "#0b4a54" },
  blue: { light: "#6f9dc2", base: "#44789f", dark: "#2f5878" },
  green: { light: "#6fa58c", base: "#47856a", dark: "#33634f" },
  orange: { light: "#ee9a5a", base: "#dd7b33", dark: "#b25f22" },
  beige: { light: "#ece6d6", base: "#dbd2bb", dark: "#bcb299" },
};

/** SVG of 1200 × 1200 px, the main image first; names end in .jpg. */
export function drawPart(part: Drawable): { name: string; svg: string }[] {
  const stem = part.mpn.replaceAll(/[^A-Za-z0-9.-]+/g, "-").replaceAll(/^-+|-+$/g, "");
  const views = [part.picture.drawing, ...(part.picture.hasLabel ? ["label"] : [])];
  return views.map((view, index) => ({
    name: `${stem}-${index + 1}.jpg`,
    svg: fillIn(readFileSync(new URL(`drawings/${view}.svg`, import.meta.url), "utf8"), part),
  }));
}

/** Shrinks texts that are longer than their `data-width`. */
function fillIn(drawing: string, { manufacturer, mpn, picture }: Drawable): string {
  const words: Record<string, string> = { manufacturer, mpn, ...tones[picture.tone] };
  return drawing
    .replaceAll(
      /font-size="(\d+)" data-width="(\d+)"([^>]*>)\{(\w+)\}/g,
      (_text, size, width, rest, name) => {
        const fitting = Number(width) / ((words[name] ?? "").length * 0.65);
        return `font-size="${Math.min(Number(size), fitting)}"${rest}{${name}}`;
      },
    )
    .replaceAll(/\{(\w+)\}/g, (_word, name) => escaped(words[name] ?? ""));
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
