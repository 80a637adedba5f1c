import { archiveFaultOf } from "../file-kind";
import { FileFault } from "../table";
import { plainTags } from "./plain-tags";
import { attribute } from "./xml-attribute";
import { type ArchivePart, archiveParts, unpackedPart } from "./zip-archive";

const workbookPath = "xl/workbook.xml";
const relationsPath = "xl/_rels/workbook.xml.rels";
// A hundred thousand rows of thirty cells are some 150 MB of XML.
const maxUnpackedBytes = 300 * 1024 * 1024;

/** A worksheet that Excel shows, and its part of the archive. */
export interface SheetPart {
  name: string;
  path: string;
}

/** Parts of a workbook that are unpacked on demand, together no more than a bound. */
export interface WorkbookParts {
  /** In the order of their tabs. */
  sheets: SheetPart[];
  /** What all sheets share: names, texts, formats. */
  common: Map<string, Uint8Array>;
  /** The formats of cells. */
  styles: Uint8Array;
  sheetContent: (path: string) => Promise<Uint8Array>;
  /** The same to look at only: against a bound of its own, and empty where that is exceeded. */
  weighedContent: (path: string) => Promise<Uint8Array>;
}

/**
 * Throws FileFault `legacy_excel` where the archive is Excel's binary workbook, `open_document`, `numbers`, `archive` or
 * `unreadable` where it is none of Excel's.
 */
export async function workbookParts(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookParts> {
  const parts = archiveParts(bytes);
  if (parts.has("xl/workbook.bin")) {
    throw new FileFault("legacy_excel");
  }
  if (!parts.has(workbookPath)) {
    throw new FileFault(archiveFaultOf([...parts.keys()]));
  }
  const unpack = unpacker(parts);
  const workbook = await unpack(workbookPath);
  const relations = plainTargets(new TextDecoder().decode(await unpack(relationsPath)));
  const common = new Map([
    [workbookPath, workbook],
    [relationsPath, new TextEncoder().encode(relations)],
  ]);
  const targets = targetsOf(relations);
  let styles = new Uint8Array();
  for (const { type, path } of targets.values()) {
    if ((type === "sharedStrings" || type === "styles") && parts.has(path)) {
      const content = await unpack(path);
      common.set(path, content);
      styles = type === "styles" ? content : styles;
    }
  }
  const sheets = sheetsOf(new TextDecoder().decode(workbook), targets);
  if (sheets.length === 0) {
    throw new FileFault("unreadable");
  }
  const weigh = unpacker(parts);
  const weighedContent = (path: string) => weigh(path).catch(() => new Uint8Array());
  return { sheets, common, styles, sheetContent: unpack, weighedContent };
}

function unpacker(parts: Map<string, ArchivePart>) {
  let left = maxUnpackedBytes;
  return async (path: string): Promise<Uint8Array<ArrayBuffer>> => {
    const part = parts.get(path);
    if (!part) {
      throw new FileFault("unreadable");
    }
    const content = await unpackedPart(part, left);
    left -= content.length;
    return content;
  };
}

/** `./worksheets/…` is what the library knows as `worksheets/…`. */
function plainTargets(relations: string): string {
  return plainTags(relations).replaceAll('Target="./', 'Target="');
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

/** Hidden sheets hold the lists behind a template's drop-downs; they count where nothing else is there. */
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

/** `_x0041_` is a character by its number, in the names of sheets as in cells. */
function withoutEscapes(name: string): string {
  return name.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}
