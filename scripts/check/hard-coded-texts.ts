// Finds texts in code that belong into messages/*.json (docs/decisions/0043).
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

// It has no translator.
const exemptFiles = ["app/global-error.tsx"];
// Not translated: names, units, part numbers and message keys.
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

/** Attributes and properties that are shown or read aloud. */
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

export function textsIn(source: string, tsx = true): string[] {
  const texts = shownIn(parseSync(source, { syntax: "typescript", tsx }), false)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => words(text).some((word) => !isExempt(word)));
  return [...new Set(texts)];
}

/** Skips placeholders, addresses and file names. */
function words(text: string): string[] {
  return text
    .replace(/%s|\{\{\w+\}\}|(?<!\S)\/\S+|\S+\.ts\b/g, " ")
    .split(/[\s·/:,.()]+/)
    .filter((word) => /\p{L}/u.test(word));
}

/** Text in JSX, in read names, and in shown expressions. */
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

/** Undefined when it depends on the surrounding expression. */
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

/** Other attributes count when they begin like a sentence. */
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
