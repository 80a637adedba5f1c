// No text in code: what people read stands in messages/*.json. Looks at what components and pages show or read aloud;
// how far it follows a text stands in decision 43.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";
import { shownLiterals } from "./text-literals.ts";

// Shown when there is no translator to ask: the page that stands in for a page that broke.
const exemptFiles = ["app/global-error.tsx"];
// The same in every language: names and units; what has a digit is a part's number or the like; a message by its key.
const names = [
  "Lagerfund",
  "EAN",
  "MPN",
  "CSV",
  "API",
  "HTTP",
  "Idempotency-Key",
  "curl",
  "TypeScript",
];
const isExempt = (word: string) => names.includes(word) || /\d|^[\w-]+(?:\|[\w-]+)+$/.test(word);

export function textFaults(): string[] {
  return ["app", "components"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !exemptFiles.includes(file))
    .flatMap((file) =>
      textsIn(readFileSync(file, "utf8"), file.endsWith(".tsx")).map(
        (text) => `${file}: "${text}" is no message`,
      ),
    );
}

/** The texts that a component has in its code. */
export function textsIn(source: string, tsx = true): string[] {
  const texts = shownLiterals(parseSync(source, { syntax: "typescript", tsx }))
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => words(text).some((word) => !isExempt(word)));
  return [...new Set(texts)];
}

/** Without what a program reads: placeholders, addresses and names of files. */
function words(text: string): string[] {
  return text
    .replace(/%s|\{\{\w+\}\}|(?<!\S)\/\S+|\S+\.ts\b/g, " ")
    .split(/[\s·/:,.()]+/)
    .filter((word) => /\p{L}/u.test(word));
}
