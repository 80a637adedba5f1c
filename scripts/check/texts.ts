// No text in code: what people read stands in messages/*.json. Looks at what components and pages show or read aloud;
// how far it follows a text stands in decision 43.
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

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

/** Attributes, and properties by the same name, that are shown or read aloud. */
const readNames = new Set([
  ...["alt", "title", "placeholder", "label", "aria-label", "aria-description"],
  ...["aria-placeholder", "aria-roledescription", "aria-valuetext", "hint", "error", "text"],
  ...["description", "caption", "summary", "heading", "lead", "empty"],
  ...["confirmLabel", "cancelLabel"],
]);
const unreadNames = new Set(["className", "href", "id", "key", "name", "type"]);

type Node = { type?: string; [part: string]: unknown };

export function textErrors(): string[] {
  return globSync("{app,components}/**/*.{ts,tsx}")
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file) && !exemptFiles.includes(file))
    .flatMap((file) =>
      textsIn(readFileSync(file, "utf8"), file.endsWith(".tsx")).map(
        (text) => `${file}: "${text}" is no message`,
      ),
    );
}

/** The texts that a component has in its code. */
export function textsIn(source: string, tsx = true): string[] {
  const texts = shownIn(parseSync(source, { syntax: "typescript", tsx }), false)
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

/** Text between tags, in what is read by its name, and what an expression that is shown may come to. */
function shownIn(part: unknown, isShown: boolean): string[] {
  if (Array.isArray(part)) {
    return part.flatMap((each) => shownIn(each, isShown));
  }
  if (typeof part !== "object" || part === null) {
    return [];
  }
  const { type, ...parts } = part as Node;
  const literal = literals[type ?? ""];
  if (literal) {
    return isShown || type === "JSXText" ? [String(parts[literal])] : [];
  }
  if (type === "JSXAttribute") {
    return shownNamed(parts.name, parts.value);
  }
  return Object.entries(parts).flatMap(([name, inner]) =>
    shownIn(inner, isShownPart(type, name, parts) ?? isShown),
  );
}

const literals: Record<string, string> = {
  JSXText: "value",
  StringLiteral: "value",
  TemplateElement: "raw",
};
const outcomes = new Set(["+", "||", "??"]);

/** Whether a part of an expression is shown; undefined where it is when the expression is. */
function isShownPart(type: string | undefined, name: string, parts: Node): boolean | undefined {
  switch (type) {
    case "JSXElement":
    case "JSXFragment":
      return name === "children";
    case "ConditionalExpression":
      return name === "test" ? false : undefined;
    case "BinaryExpression": {
      const isOutcome = outcomes.has(String(parts.operator));
      return isOutcome || (parts.operator === "&&" && name === "right") ? undefined : false;
    }
    case "KeyValueProperty":
      return name === "value" && readNames.has(nameOf(parts.key));
    case "CallExpression":
    case "MemberExpression":
      return false;
    default:
      return undefined;
  }
}

/** An attribute that is not known to be shown is so when its value begins as a sentence does. */
function shownNamed(name: unknown, value: unknown): string[] {
  if (unreadNames.has(nameOf(name))) {
    return shownIn(value, false);
  }
  const texts = shownIn(value, true);
  return readNames.has(nameOf(name))
    ? texts
    : [...texts.filter((text) => /^\p{Lu}\p{Ll}/u.test(text)), ...shownIn(value, false)];
}

function nameOf(name: unknown): string {
  return String((name as { value?: unknown }).value);
}
