// No text in code: what people read stands in messages/*.json. Looks at the text between tags and at the attributes that
// are shown or read aloud, in components and pages.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";

type Node = { type: string; [part: string]: unknown };

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
const readAttributes = new Set([
  ...["alt", "title", "placeholder", "label", "aria-label", "aria-description"],
  ...["aria-roledescription", "aria-valuetext", "hint", "error", "text", "description"],
  ...["caption", "summary", "heading", "lead", "unit", "empty", "confirmLabel", "cancelLabel"],
]);

export function textFaults(): string[] {
  return ["app", "components"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !exemptFiles.includes(file))
    .flatMap((file) =>
      textsIn(readFileSync(file, "utf8")).map((text) => `${file}: "${text}" is no message`),
    );
}

/** The texts that a component has in its code. */
export function textsIn(source: string): string[] {
  const module = parseSync(source, { syntax: "typescript", tsx: true });
  return readIn(module)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => words(text).some((word) => !isExempt(word)));
}

function words(text: string): string[] {
  return text.split(/[\s·/:,.()]+/).filter((word) => /\p{L}/u.test(word));
}

function readIn(part: unknown): string[] {
  if (Array.isArray(part)) {
    return part.flatMap(readIn);
  }
  if (!isNode(part)) {
    return typeof part === "object" && part ? Object.values(part).flatMap(readIn) : [];
  }
  if (part.type === "JSXText") {
    return [String(part.value)];
  }
  if (part.type === "JSXAttribute") {
    const { value } = part.name as { value?: string };
    const shown = value && readAttributes.has(value) ? literalsOf(part.value) : [];
    return [...shown, ...readIn(part.value)];
  }
  const own = Array.isArray(part.children) ? part.children.flatMap(literalsIn) : [];
  return [...own, ...Object.values(part).flatMap(readIn)];
}

/** A child in braces; what stands bare is found by itself. */
function literalsIn(child: unknown): string[] {
  return isNode(child) && child.type === "JSXExpressionContainer" ? literalsOf(child) : [];
}

/** The literals that an expression may come to. */
function literalsOf(expression: unknown): string[] {
  if (!isNode(expression)) {
    return [];
  }
  const { type } = expression;
  if (type === "StringLiteral") {
    return [String(expression.value)];
  }
  if (type === "TemplateLiteral") {
    const quasis = expression.quasis as { raw: string }[];
    return [
      ...quasis.map(({ raw }) => raw),
      ...(expression.expressions as unknown[]).flatMap(literalsOf),
    ];
  }
  const kind = type === "BinaryExpression" ? String(expression.operator) : type;
  return (outcomes[kind] ?? []).flatMap((name) => literalsOf(expression[name]));
}

/** The parts of an expression that it may come to; of a comparison none. */
const outcomes: Record<string, string[]> = {
  JSXExpressionContainer: ["expression"],
  ParenthesisExpression: ["expression"],
  ConditionalExpression: ["consequent", "alternate"],
  "+": ["left", "right"],
  "&&": ["right"],
  "||": ["left", "right"],
  "??": ["left", "right"],
};

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "type" in part;
}
