// Finds crowded folders, import cycles between siblings (types included), fragments and strays to the database.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const mostFiles = 25;
const fragmentLines = 40;
// Looked up by people.
const lists = new Set(["lib/jobs/registry.ts"]);
const looked = ["lib", "components", "app", "scripts"];
const specifier = /(?:from|import)\s*\(?\s*["']((?:@\/|\.{1,2}\/)[^"']+)["']/g;
const endings = ["", ".ts", ".tsx", ".mts", ".mjs", ".d.ts", ".d.mts"];
const databaseValue =
  /^(?:import|export)\s+(?!type\b)[^"';]*"@\/lib\/db\/|\bimport\(\s*"@\/lib\/db\//m;
const databaseNames = new Set(["queries", "mutations", "statements", "job"]);
const furniture = new Set([...databaseNames, "access", "operations", "rules", "schema"]);
const databaseExceptions = [
  "lib/csv-import/write/", // Is the mutations of an import.
  "lib/error-reporting/", // Reads error codes of the database.
  "lib/idempotency/idempotency.ts", // Is the table of answered calls.
  "lib/limits/enforce-limit.ts", // Is the table of counters.
  "lib/observability/", // Measures the pools and probes the database.
  "lib/queue/", // Is the tables of pg-boss.
];

export function folderErrors(): string[] {
  const files = sourceFiles();
  return [
    ...tooLargeFolders(files),
    ...importCycles(files),
    ...fragments(files),
    ...databaseImports(files),
  ];
}

function sourceFiles(): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
    { encoding: "utf8" },
  );
  return listed
    .trim()
    .split("\n")
    .filter((file) => !file.includes("/") || looked.includes(file.split("/")[0] ?? ""))
    .filter((file) => existsSync(file))
    .filter((file) => !/\.test\.|\/generated\//.test(file));
}

function tooLargeFolders(files: string[]): string[] {
  const counts = Map.groupBy(files, (file) => path.dirname(file));
  return [...counts]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([folder, inside]) => `${folder} has ${inside.length} files (at most ${mostFiles})`);
}

function databaseImports(files: string[]): string[] {
  return files
    .filter((file) => /^(?:lib(?!\/db\/)|app|components)\//.test(file) && !mayImportDatabase(file))
    .filter((file) => databaseValue.test(readFileSync(file, "utf8")))
    .map((file) => `${file} imports the database (only ${[...databaseNames].join(", ")} may)`);
}

function mayImportDatabase(file: string): boolean {
  const names = file.replace(/\.\w+$/, "").split("/");
  return (
    names.some((name) => databaseNames.has(name)) ||
    databaseExceptions.some((exception) => file.startsWith(exception))
  );
}

/** Edges connect the files and subfolders of one folder. */
function importCycles(files: string[]): string[] {
  const ways = new Map<string, Map<string, Set<string>>>();
  const known = new Set(files);
  for (const file of files) {
    for (const imported of importsOf(file, known)) {
      const parting = partingOf(file, imported);
      if (parting) {
        const { folder, from, to } = parting;
        const places = ways.get(folder) ?? new Map<string, Set<string>>();
        ways.set(folder, places.set(from, (places.get(from) ?? new Set()).add(to)));
      }
    }
  }
  return [...ways].flatMap(([folder, places]) =>
    cyclesIn(places).map((way) => `${folder}: ${way}`),
  );
}

/** Short files that only a neighbour imports belong into it, unless they bring a client component into a server one. */
function fragments(files: string[]): string[] {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of new Set(importsOf(file, known))) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return [...importers].flatMap(([file, [importer = "", ...others]]) => {
    const source = readFileSync(file, "utf8");
    const isFragment =
      others.length === 0 &&
      !lists.has(file) &&
      !furniture.has(path.parse(file).name) &&
      /^(?:lib|components)\//.test(file) &&
      path.dirname(file) === path.dirname(importer) &&
      source.split("\n").length <= fragmentLines &&
      !isClientLeaf(source, readFileSync(importer, "utf8"));
    return isFragment
      ? [`${file} has less than ${fragmentLines} lines; ${importer} alone imports it`]
      : [];
  });
}

function isClientLeaf(source: string, importer: string): boolean {
  return source.startsWith('"use client"') && !importer.startsWith('"use client"');
}

function importsOf(file: string, known: ReadonlySet<string>): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(specifier)].flatMap(([, named = ""]) => {
    const bare = named.startsWith("@/")
      ? named.slice(2)
      : path.posix.join(path.dirname(file), named);
    return endings.map((ending) => bare + ending).find((candidate) => known.has(candidate)) ?? [];
  });
}

function partingOf(from: string, to: string) {
  const [a, b] = [from.split("/"), to.split("/")];
  const depth = a.findIndex((part, place) => part !== b[place]);
  const [left, right] = [a[depth], b[depth]];
  return depth > 0 && left !== undefined && right !== undefined
    ? { folder: a.slice(0, depth).join("/"), from: left, to: right }
    : null;
}

function cyclesIn(places: Map<string, Set<string>>): string[] {
  return [...places.keys()].flatMap((start) => {
    const before = reachedFrom(start, places);
    return before.has(start) ? [wayBack(start, before)] : [];
  });
}

/** Maps each reachable place to its predecessor. */
function reachedFrom(start: string, places: Map<string, Set<string>>): Map<string, string> {
  const before = new Map<string, string>();
  const open = [start];
  for (const place of open) {
    const fresh = [...(places.get(place) ?? [])].filter((to) => !before.has(to));
    for (const to of fresh) {
      before.set(to, place);
    }
    open.push(...fresh);
  }
  return before;
}

function wayBack(start: string, before: Map<string, string>): string {
  const way = [start];
  do {
    way.unshift(before.get(way[0] ?? "") ?? start);
  } while (way[0] !== start);
  return way.join(" → ");
}
