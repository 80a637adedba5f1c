import "server-only";
import faces from "./share-picture-glyphs.json";

export type Face = keyof typeof faces;

interface Lettering {
  face: Face;
  /** In pixels. */
  size: number;
}

const ellipsis = "…";

/**
 * A text as a face can show it: other forms of a letter as the plain one ("６" → "6"), without what no face here has
 * (emoji, Chinese). Empty where no letter and no digit is left.
 */
export function drawable(face: Face, text: string): string {
  const characters = [...text.normalize("NFC")].map((character) => {
    const plain = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
    return [character, plain].find((form) => isDrawable(face, form)) ?? " ";
  });
  const shown = characters.join("").replaceAll(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(shown) ? shown : "";
}

/** How wide a drawable text is, in pixels. */
export function widthOf({ face, size }: Lettering, text: string): number {
  return (inThousandths(face, text) * size) / 1000;
}

/** A drawable text as the data of an SVG path that begins at x on the base line y. */
export function outlineOf({ face, size }: Lettering, text: string, x: number, y: number): string {
  const scale = size / 1000;
  let shift = 0;
  return [...text]
    .map((character, index, all) => {
      shift += kerningOf(face, all[index - 1], character);
      const [width, outline] = glyphOf(face, character);
      const moved = movedOutline(outline, x + shift * scale, y, scale);
      shift += width;
      return moved;
    })
    .join("");
}

/** The first size at which a drawable text is no wider than that; the last one where none is small enough. */
export function fittingSize(face: Face, text: string, maxWidth: number, sizes: number[]): number {
  const fits = (size: number) => widthOf({ face, size }, text) <= maxWidth;
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}

/** A drawable text in lines no wider than that, broken between words where it can be; what is too much ends in "…". */
export function linesOf(
  lettering: Lettering,
  text: string,
  maxWidth: number,
  maxLines: number,
): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== "" && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    const line = isLast ? cut(lettering, rest, maxWidth) : lineOf(lettering, rest, maxWidth);
    lines.push(line.trim());
    rest = isLast ? "" : rest.slice(line.length).trimStart();
  }
  return lines;
}

function lineOf(lettering: Lettering, text: string, maxWidth: number): string {
  const fitting = longestWithin(lettering, text, maxWidth);
  if (fitting === text) {
    return text;
  }
  // Behind a blank, a hyphen or a slash; a single long word wherever it is full.
  const lastBreak = Math.max(...[" ", "-", "/"].map((sign) => fitting.lastIndexOf(sign)));
  const breaksAtEnd = text[fitting.length] === " ";
  return breaksAtEnd || lastBreak < fitting.length / 3 ? fitting : fitting.slice(0, lastBreak + 1);
}

function cut(lettering: Lettering, text: string, maxWidth: number): string {
  if (widthOf(lettering, text) <= maxWidth) {
    return text;
  }
  const room = maxWidth - widthOf(lettering, ellipsis);
  return longestWithin(lettering, text, room).replace(/[\s,.\-/]+$/, "") + ellipsis;
}

function longestWithin(lettering: Lettering, text: string, maxWidth: number): string {
  const characters = [...text];
  let count = characters.length;
  while (count > 1 && widthOf(lettering, characters.slice(0, count).join("")) > maxWidth) {
    count -= 1;
  }
  return characters.slice(0, count).join("");
}

function inThousandths(face: Face, text: string): number {
  return [...text].reduce(
    (sum, character, index, all) =>
      sum + glyphOf(face, character)[0] + kerningOf(face, all[index - 1], character),
    0,
  );
}

function movedOutline(outline: string, x: number, y: number, scale: number): string {
  let isX = false;
  return outline.replaceAll(/[MLQCZ]|-?\d+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = false;
      return part;
    }
    isX = !isX;
    const place = isX ? x + Number(part) * scale : y - Number(part) * scale;
    return `${place.toFixed(1)} `;
  });
}

function isDrawable(face: Face, text: string): boolean {
  return text !== "" && [...text].every((character) => findGlyph(face, character) !== undefined);
}

function glyphOf(face: Face, character: string): [width: number, outline: string] {
  const glyph = findGlyph(face, character) ?? findGlyph(face, " ") ?? "0";
  const [width = "0"] = /^\d+/.exec(glyph) ?? [];
  return [Number(width), glyph.slice(width.length)];
}

/** What codes are set in has Latin letters only; the other two share the rest. */
function findGlyph(face: Face, character: string): string | undefined {
  return own(faces[face].glyphs, character) ?? own(faces.sans.glyphs, character);
}

function kerningOf(face: Face, before: string | undefined, character: string): number {
  return (before && own<number>(faces[face].kerning, before + character)) || 0;
}

function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
