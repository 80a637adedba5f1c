// Tests the application's regular expressions for slow inputs.
import { globSync, readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import { parseSync } from "@swc/core";

export type Pattern = { file: string; source: string; flags: string };

const folders = "{app,components,lib}/**/*.{ts,tsx}";
const length = 20_000;
const place = createContext({});
const run = new Script("pattern.lastIndex = 0; pattern.exec(text)");
const quadraticInMs = Math.min(...[1, 2, 3].map(measureQuadratic));
const usual = ["a", "0", " ", "\n", "-", ".", "<", '"', "ä"];

export function patternsOfCode(): Pattern[] {
  const files = [...globSync(folders), "middleware.ts"].filter(
    (file) => !/\.test\.|generated|\.d\./.test(file),
  );
  const found = files.flatMap((file) => literalsIn(file));
  return [...new Map(found.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

/** True when a hostile text takes over a quarter of quadratic time, three times in a row. */
export function isSlow({ source, flags }: Pattern): boolean {
  const pattern = new RegExp(source, flags);
  return pumpsFor(source).some((text) => [1, 2, 3].every(() => isTooLong(pattern, text)));
}

function isTooLong(pattern: RegExp, text: string): boolean {
  try {
    const timeout = Math.ceil(quadraticInMs / 4);
    run.runInContext(Object.assign(place, { pattern, text }), { timeout });
    return false;
  } catch {
    return true;
  }
}

function measureQuadratic(): number {
  const startedAt = performance.now();
  run.runInContext(Object.assign(place, { pattern: /\s+$/, text: `${" ".repeat(length)}x` }));
  return performance.now() - startedAt;
}

/** Repeats parts of the pattern and ends with a mismatch. */
function pumpsFor(source: string): string[] {
  const literal = source.replace(/\\[bBdDsSwWpPu](?:\{[^}]*\})?|[\\^$.*+?()[\]{}|]/g, "\u0001");
  const words = [...new Set(literal.split("\u0001").filter(Boolean))].slice(0, 4);
  const letters = [...new Set([...words.join("")])].slice(0, 5);
  const fed = [...new Set([...usual, ...letters, ...words, "a ", "a."])];
  return fed.flatMap((one) => {
    const pumped = one.repeat(Math.ceil(length / one.length));
    return [`${pumped}\u0000`, `${words[0] ?? "x"}${pumped}\u0000`];
  });
}

function literalsIn(file: string): Pattern[] {
  const source = readFileSync(file, "utf8");
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) {
      return;
    }
    const { type, pattern, flags } = node as Record<string, string>;
    if (type === "RegExpLiteral" && pattern !== undefined) {
      found.push({ file, source: pattern, flags: flags ?? "" });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2024" }));
  return found;
}
