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

export interface ThemeTokens {
  colours: ThemeColour[];
  sizes: TypeSize[];
  values: { name: string; value: string }[];
}

export function readThemeTokens(): ThemeTokens {
  const css = readFileSync(path.join(process.cwd(), "app/theme.css"), "utf8");
  const tokens = [...css.matchAll(/^\s*--([\w-]+): ([^;]+);$/gm)]
    .map(([, name = "", value = ""]) => ({ name, value }))
    .filter(({ value }) => value !== "initial");
  const named = (name: string) => tokens.find((token) => token.name === name)?.value ?? "";
  return {
    colours: tokens.flatMap(({ name, value }) => colourOf(name, value)),
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

function colourOf(name: string, value: string): ThemeColour[] {
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return light && dark ? [{ name: name.replace("color-", ""), light, dark }] : [];
}
