import { readFileSync } from "node:fs";
import path from "node:path";

interface ThemeColour {
  name: string;
  light: string;
  dark: string;
}

interface TypeSize {
  name: string;
  size: string;
  lineHeight: string;
}

/** Two colours as "#rrggbb", and how they differ. */
interface Contrast {
  text: string;
  ground: string;
  ratio: number;
}

export interface ThemeTokens {
  colours: ThemeColour[];
  /** Of the pairs that have to be legible, by the names of their colours. */
  contrasts: { text: string; ground: string; light: Contrast; dark: Contrast }[];
  sizes: TypeSize[];
  /** What is one value by itself, as "--radius". */
  values: { name: string; value: string }[];
}

/** What can be told of the look in numbers, from the one file that has them. Read where the application runs. */
export function readThemeTokens(): ThemeTokens {
  const css = readFileSync(path.join(process.cwd(), "app/theme.css"), "utf8");
  const tokens = [...css.matchAll(/^\s*--([\w-]+): ([^;]+);$/gm)]
    .map(([, name = "", value = ""]) => ({ name, value }))
    .filter(({ value }) => value !== "initial");
  const named = (name: string) => tokens.find((token) => token.name === name)?.value ?? "";
  const colours = tokens.flatMap(({ name, value }) => colourOf(name, value));
  return {
    colours,
    contrasts: legiblePairs.map(([text, ground]) => contrastsOf(colours, text, ground)),
    sizes: tokens.flatMap(({ name, value: size }) =>
      /^text-\w+$/.test(name)
        ? [{ name: name.replace("text-", ""), size, lineHeight: named(`${name}--line-height`) }]
        : [],
    ),
    values: tokens
      .filter(({ name }) => !/^(color|text)-/.test(name))
      .map(({ name, value }) => ({ name: `--${name}`, value })),
  };
}

/** The colours that text and ground have together: each has to be legible in both themes. */
const legiblePairs: [text: string, ground: string][] = [
  ...["paper", "steel-1"].flatMap((ground) =>
    ["ink", "steel-3", "petrol", "petrol-deep", "ok", "caution", "fault", "note"].map(
      (text): [string, string] => [text, ground],
    ),
  ),
  ...["ok", "caution", "fault", "note"].map((kind): [string, string] => [kind, `${kind}-soft`]),
  ["on-petrol", "petrol"],
  ["on-petrol", "petrol-deep"],
  ["on-amber", "amber"],
  ["on-amber", "amber-deep"],
  ["ink", "mark"],
];

/** WCAG 2.2, contrast ratio of two sRGB colours as "#rrggbb": from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A pair of colours by their names, in both themes. */
function contrastsOf(
  colours: ThemeColour[],
  text: string,
  ground: string,
): ThemeTokens["contrasts"][number] {
  const [front, back] = [text, ground].map((name) => colours.find((it) => it.name === name));
  if (!front || !back) {
    throw new Error(`theme.css lacks "${text}" or "${ground}"`);
  }
  const inTheme = (theme: "light" | "dark") => ({
    text: front[theme],
    ground: back[theme],
    ratio: contrastOf(front[theme], back[theme]),
  });
  return { text, ground, light: inTheme("light"), dark: inTheme("dark") };
}

function colourOf(name: string, value: string): ThemeColour[] {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return light && dark ? [{ name: name.replace("color-", ""), light, dark }] : [];
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
