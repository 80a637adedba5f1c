import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

// Raised when a restore of today could not read what a backup of tomorrow writes.
const formatVersion = 1;
const manifestFile = "manifest.json";
export const tablesFolder = "tables";
export const filesFolder = "files";
export const objectsFile = "objects.jsonl.gz";

const format = z.object({ format: z.literal("lagerfund-backup"), version: z.number().int() });
const part = z.object({
  // within the backup's folder
  file: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  comment: z.string().nullable(),
  // of a partition, which the queue makes from day to day
  partitionOf: z.string().nullable(),
  bound: z.string().nullable(),
  rows: z.number().int(),
  part,
});
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
});
const manifestShape = format.extend({
  // of the snapshot
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(sequence),
  // one line an object in `part`; `missing` are those that a row names and that storage has not
  objects: z.object({
    part,
    count: z.number().int(),
    bytes: z.number().int(),
    missing: z.array(z.string()),
  }),
});

export type Part = z.output<typeof part>;
export type DumpedTable = z.output<typeof table>;
export type SequenceState = z.output<typeof sequence>;
export type Manifest = z.output<typeof manifestShape>;

// What is known of each object that was copied.
export const copiedObject = z.object({
  key: z.string(),
  contentType: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type CopiedObject = z.output<typeof copiedObject>;

export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, "format" | "version">,
): Promise<void> {
  const manifest: Manifest = { format: "lagerfund-backup", version: formatVersion, ...facts };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(path.join(folder, manifestFile), text, { mode: 0o600, flush: true });
}

// What a backup says of itself. Throws a sentence for what is none, is not whole, or is of a format that we do not know.
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), "utf8").catch(() => null);
  if (text === null) {
    throw new Error(
      `${folder} is no backup, or one that was broken off: it has no ${manifestFile}.`,
    );
  }
  const content = parsedJson(text);
  const named = format.safeParse(content);
  if (!named.success) {
    throw new Error(`${folder}/${manifestFile} is not the manifest of a backup.`);
  }
  if (named.data.version !== formatVersion) {
    throw new Error(
      `The backup is of format ${named.data.version}, this release reads format ${formatVersion}: restore with the release that wrote it.`,
    );
  }
  const manifest = manifestShape.safeParse(content);
  if (!manifest.success) {
    throw new Error(`${folder}/${manifestFile} is damaged: ${z.prettifyError(manifest.error)}`);
  }
  return manifest.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
