// Versions are exact, and docs/dependencies.md justifies each package.
import { readFileSync } from "node:fs";

type Named = Record<string, string>;
export type Manifest = Partial<
  Record<"dependencies" | "devDependencies" | "optionalDependencies", Named>
>;

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

export function dependencyErrors(): string[] {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  return errorsOf(manifest, readFileSync("docs/dependencies.md", "utf8"));
}

export function errorsOf(manifest: Manifest, document: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const named: Named = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const patterns = justifiedIn(document);
  const names = Object.keys(named);
  return [
    ...names
      .filter((name) => !exact.test(named[name] ?? ""))
      .map((name) => `package.json: ${name} is "${named[name]}", which is no exact version`),
    ...names
      .filter((name) => !patterns.some((pattern) => fits(pattern, name)))
      .map((name) => `docs/dependencies.md has no line for ${name}`),
    ...patterns
      .filter((pattern) => !names.some((name) => fits(pattern, name)))
      .map((pattern) => `docs/dependencies.md justifies ${pattern}, which is not in package.json`),
  ];
}

function justifiedIn(document: string): string[] {
  return document
    .split("\n")
    .filter((line) => /^\| [@a-z]/.test(line) && !line.startsWith("| package |"))
    .flatMap((line) => (line.split("|")[1] ?? "").split(",").map((name) => name.trim()));
}

/** `@types/*` matches by prefix. */
export function fits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
