// node scripts/share-picture-glyphs.mjs: writes the outlines that pictures for other sites are lettered with
// (docs/decisions/0024). IBM Plex is under the SIL Open Font License 1.1, which allows it. Run after the fonts change.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
// Next brings a reader of fonts for its own builds; only this script relies on it.
const fontkit = require("next/dist/compiled/@next/font/dist/fontkit/index.js").default;
const open = typeof fontkit === "function" ? fontkit : fontkit.create;

const sans = ["latin", "latin-ext", "greek", "cyrillic"].map(
  (part) => `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${part}-wght-normal.woff2`,
);
const mono = ["latin", "latin-ext"].map(
  (part) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${part}-600-normal.woff2`,
);
const faces = {
  sans: { files: sans },
  semibold: { files: sans.slice(0, 1), weight: 600 },
  mono: { files: mono },
};
const kerned = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß.,-"];

const made = Object.entries(faces).map(([name, face]) => [name, outlinesOf(face)]);
writeFileSync(
  new URL("../lib/listings/share-picture-glyphs.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`,
);

/** By character: its width and outline in thousandths of the size; by pair: what brings two letters together. */
function outlinesOf({ files, weight }) {
  const glyphs = {};
  let kerning = {};
  for (const file of files) {
    const font = openAt(readFileSync(require.resolve(file)), weight);
    for (const codePoint of font.characterSet) {
      const character = String.fromCodePoint(codePoint);
      if (/[^\p{C}\p{M}\p{Zl}\p{Zp}]/u.test(character) && !glyphs[character]) {
        const { advanceWidth, path } = font.glyphForCodePoint(codePoint);
        glyphs[character] = `${Math.round(advanceWidth)}${shortened(path)}`;
      }
    }
    if (file.includes("sans-latin-wght")) {
      kerning = kerningOf(font);
    }
  }
  return { glyphs, kerning };
}

/** The reader knows no weights of what is packed as WOFF2, so the points of its outlines are moved here. */
function openAt(bytes, weight) {
  const regular = open(bytes);
  if (weight === undefined) {
    return regular;
  }
  regular.getGlyph(0).path;
  const font = open(bytes);
  font.variationCoords = [weight];
  font._transformedGlyphs = regular._transformedGlyphs;
  for (const [id, outline] of font._transformedGlyphs.entries()) {
    movePoints(font, id, outline);
  }
  return font;
}

function movePoints(font, id, { points = [], components = [] }) {
  const places = components.map(({ dx, dy }) => pointAt(dx, dy));
  // Four more stand for the metrics, which come from a table of their own.
  const all = [...points, ...places, ...[0, 0, 0, 0].map(() => pointAt(0, 0))];
  font._variationProcessor.transformPoints(id, all);
  for (const [index, component] of components.entries()) {
    component.dx = places[index].x;
    component.dy = places[index].y;
  }
}

function pointAt(x, y) {
  return { x, y, onCurve: true, endContour: true, copy: () => pointAt(x, y) };
}

function kerningOf(font) {
  const widthOf = (text) =>
    font.layout(text, ["kern"]).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const alone = new Map(kerned.map((letter) => [letter, widthOf(letter)]));
  const pairs = kerned.flatMap((first) => kerned.map((second) => [first, second]));
  return Object.fromEntries(
    pairs
      .map(([first, second]) => [
        first + second,
        Math.round(widthOf(first + second) - alone.get(first) - alone.get(second)),
      ])
      .filter(([, shift]) => Math.abs(shift) >= 5),
  );
}

function shortened(path) {
  return path
    .toSVG()
    .replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number))))
    .replace(/ -/g, "-");
}
