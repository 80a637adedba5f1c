// Packages need a checksum, the registry and a known licence.
import { readFileSync } from "node:fs";
import { fits } from "./pinned-dependencies.ts";

type Entry = {
  integrity?: string;
  resolved?: string;
  license?: string;
  // Comes inside its parent's archive.
  inBundle?: boolean;
};
export type Lock = { packages: Record<string, Entry> };

const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
]);

export function lockErrors(): string[] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  return errorsOfLock(lock, readFileSync("docs/dependencies.md", "utf8"));
}

export function errorsOfLock(lock: Lock, document: string): string[] {
  const exceptions = exceptionsIn(document);
  const used = new Set<Exception>();
  const errors = Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (place === "") {
      return [];
    }
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const own = exceptions.filter(({ pattern }) => fits(pattern, name));
    for (const exception of own) {
      used.add(exception);
    }
    const licences = new Set([...permissive, ...own.map(({ licence }) => licence)]);
    return [...originErrors(lock.packages, place, entry), ...licenceErrors(place, entry, licences)];
  });
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [
    ...errors,
    ...unused.map(({ pattern }) => `docs/dependencies.md excuses ${pattern}, which is not locked`),
  ];
}

// Only the registry omits `resolved` (.npmrc).
function originErrors(
  packages: Lock["packages"],
  place: string,
  { integrity = "", inBundle, resolved }: Entry,
): string[] {
  const parent = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")));
  const isBundled = inBundle && parent !== "" && parent in packages;
  const isWhole = integrity.startsWith("sha512-") || isBundled;
  return [
    ...(isWhole ? [] : [`${place} has no integrity: npm run lock`]),
    ...(resolved ? [`${place} comes from ${resolved}, not from the registry`] : []),
  ];
}

function licenceErrors(place: string, { license }: Entry, known: Set<string>): string[] {
  return license && isKnown(license, known)
    ? []
    : [`${place} is under ${license ?? "no licence"}: docs/dependencies.md has no line for it`];
}

// OR needs one known licence, AND needs all.
function isKnown(expression: string, known: Set<string>): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  const choices = bare.split(/ OR /i);
  return choices.length > 1
    ? choices.some((licence) => known.has(licence))
    : bare.split(/ AND /i).every((licence) => known.has(licence));
}

type Exception = { licence: string; pattern: string };

// Licence in the first cell, packages in the second.
function exceptionsIn(document: string): Exception[] {
  const [, table = ""] = document.split("| Licence | packages |");
  return table.split("\n").flatMap((line) => {
    const [, licence = "", packages = ""] = line.split("|").map((cell) => cell.trim());
    const names = packages.split(",").map((name) => name.trim());
    return names.filter(isName).map((pattern) => ({ licence, pattern }));
  });
}

function isName(text: string): boolean {
  return /^[@a-z]/.test(text);
}
