// Checks keys, order, use, arguments and typography.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { argumentErrors, type Messages, readMessages } from "./message-arguments.ts";
import { typographyErrors } from "./typography.ts";

export function messageErrors(): string[] {
  const de = readMessages("de");
  const en = readMessages("en");
  return [
    ...missing(de, en, "en"),
    ...missing(en, de, "de"),
    ...Object.entries({ de, en })
      .filter(([, all]) => !isSorted(all))
      .map(([name]) => `messages/${name}.json is not sorted`),
    ...argumentErrors(de, en),
    ...typographyErrors("de", de),
    ...typographyErrors("en", en),
    ...unused(Object.keys(de)),
  ];
}

function missing(from: Messages, to: Messages, locale: string): string[] {
  return Object.keys(from)
    .filter((key) => !(key in to))
    .map((key) => `${key} is missing in ${locale}.json`);
}

function isSorted(messages: Messages): boolean {
  const keys = Object.keys(messages);
  return keys.every((key, index) => index === 0 || (keys[index - 1] ?? "") < key);
}

/** Keys may also be the beginning of a template literal. */
function unused(keys: string[]): string[] {
  const code = ["app", "components", "lib", "tests"].flatMap(sources).join("\n");
  const written = new Set(
    [...code.matchAll(/["'`]([\w-]+(?:\|[\w-]+)+)["'`]/g)].map(([, key]) => key),
  );
  const begun = [...code.matchAll(/["'`]([\w-]+\|(?:[\w-]+\|)*)\$\{/g)].map(
    ([, start = ""]) => start,
  );
  const starts = [...new Set(begun)];
  return keys
    .filter((key) => !written.has(key) && !starts.some((start) => key.startsWith(start)))
    .map((key) => `${key} is used nowhere`);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
}
