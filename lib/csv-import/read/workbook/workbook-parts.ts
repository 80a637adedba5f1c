import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { FileError, type FileErrorCode } from "@/lib/csv-import/read-file-result";
import { archiveErrorOf } from "../file-kind";
import { attribute, plainTags } from "./repair-sheet-xml";

const workbookPath = "xl/workbook.xml";
const relationsPath = "xl/_rels/workbook.xml.rels";
// 100,000 rows of 30 cells are some 150 MB of XML.
const maxUnpackedBytes = 300 * 1024 * 1024;
const isEncrypted = 1;

export interface SheetPart {
  name: string;
  path: string;
}

export interface WorkbookParts {
  sheets: SheetPart[];
  styles: string;
  /** Throws FileError `unreadable`, `too_large`. */
  xmlOf: (sheet: SheetPart) => string;
  archiveOf: (sheet: SheetPart, xml: string) => Uint8Array<ArrayBuffer>;
}

/**
 * Throws FileError `legacy_excel`, `open_document`, `numbers`, `archive`, `protected`,
 * `unreadable`, `too_large`.
 */
export function workbookParts(bytes: Uint8Array): WorkbookParts {
  const { [workbookPath]: workbook, [relationsPath]: written } = unpacked(bytes, [
    workbookPath,
    relationsPath,
  ]);
  if (!workbook || !written) {
    throw new FileError(errorCodeOf(bytes));
  }
  // The library does not know paths that begin with `./`.
  const relations = plainTags(strFromU8(written)).replaceAll('Target="./', 'Target="');
  const targets = targetsOf(relations);
  const sheets = sheetsOf(strFromU8(workbook), targets);
  if (sheets.length === 0) {
    throw new FileError("unreadable");
  }
  const pathsOf = (wanted: string) =>
    [...targets.values()].flatMap(({ type, path }) => (type === wanted ? [path] : []));
  const shared = unpacked(bytes, [...pathsOf("sharedStrings"), ...pathsOf("styles")]);
  const sizes = Object.values(shared).map(({ length }) => length);
  const left = sizes.reduce((rest, size) => rest - size, maxUnpackedBytes);
  const common = { ...shared, [workbookPath]: workbook, [relationsPath]: strToU8(relations) };
  return {
    sheets,
    styles: pathsOf("styles")
      .map((path) => strFromU8(shared[path] ?? new Uint8Array()))
      .join(""),
    xmlOf: ({ path }) => {
      const { [path]: part } = unpacked(bytes, [path], left);
      if (!part) {
        throw new FileError("unreadable");
      }
      return strFromU8(part);
    },
    archiveOf: ({ path }, xml) => zipSync({ ...common, [path]: strToU8(xml) }, { level: 0 }),
  };
}

function errorCodeOf(bytes: Uint8Array): FileErrorCode {
  const names: string[] = [];
  unzipSync(bytes, { filter: ({ name }) => names.push(plainName(name)) < 0 });
  return names.includes("xl/workbook.bin") ? "legacy_excel" : archiveErrorOf(names);
}

/** Throws FileError `protected`, `too_large`. */
function unpacked(
  bytes: Uint8Array,
  paths: string[],
  maxBytes = maxUnpackedBytes,
): Record<string, Uint8Array> {
  if ((bytes[6] ?? 0) & isEncrypted) {
    throw new FileError("protected");
  }
  let left = maxBytes;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = paths.includes(plainName(name));
      left -= isWanted ? originalSize : 0;
      if (left < 0) {
        throw new FileError("too_large");
      }
      return isWanted;
    },
  });
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [plainName(name), part]));
}

/** Some programs write backslashes or a leading slash. */
function plainName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\//, "");
}

type Targets = Map<string, { type: string; path: string }>;

function targetsOf(relations: string): Targets {
  const targets: Targets = new Map();
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g)) {
    const target = attribute(tag, "Target");
    const type = attribute(tag, "Type").split("/").at(-1) ?? "";
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    targets.set(attribute(tag, "Id"), { type, path });
  }
  return targets;
}

/** Hidden sheets hold drop-down lists. */
function sheetsOf(workbook: string, targets: Targets): SheetPart[] {
  const all = [...workbook.matchAll(/<(?:\w+:)?sheet\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g)].flatMap(
    ([tag]) => {
      const target = targets.get(attribute(tag, "\\w+:id"));
      const name = withoutEscapes(attribute(tag, "name"));
      const isShown = !/hidden/i.test(attribute(tag, "state"));
      return target?.type === "worksheet" && name !== ""
        ? [{ name, path: target.path, isShown }]
        : [];
    },
  );
  const shown = all.filter(({ isShown }) => isShown);
  return (shown.length > 0 ? shown : all).map(({ name, path }) => ({ name, path }));
}

/** Sheet names may contain `_x0041_` for a character. */
function withoutEscapes(name: string): string {
  return name.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
