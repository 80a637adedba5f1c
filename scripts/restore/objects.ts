import { readFile } from "node:fs/promises";
import path from "node:path";
import { storage } from "@/lib/storage/storage";
import { inLanes } from "../backup/lanes.ts";
import type { CopiedObject, Manifest } from "../backup/manifest.ts";
import { placeOfBytes } from "../backup/objects.ts";
import { measure } from "../backup/parts.ts";
import { readObjects } from "./check.ts";

// Each holds one file of 50 MB at most: a driver puts it there whole or not at all.
const writesAtOnce = 4;
const objectsAtOnce = 100;

// Puts the backup's files into storage. One that is there already, byte by byte, is left: keys are never used twice. Answers
// how many were written.
export async function putObjects(folder: string, manifest: Manifest): Promise<number> {
  let written = 0;
  const put = async (object: CopiedObject) => {
    if (!(await isThere(object))) {
      const bytes = await readFile(path.join(folder, placeOfBytes(object.sha256)));
      await storage().write(object.key, bytes, object.contentType);
      written += 1;
    }
  };
  let batch: CopiedObject[] = [];
  for await (const object of readObjects(folder, manifest)) {
    batch.push(object);
    if (batch.length === objectsAtOnce) {
      await inLanes(batch, writesAtOnce, put);
      batch = [];
    }
  }
  await inLanes(batch, writesAtOnce, put);
  return written;
}

async function isThere({ key, bytes, sha256 }: CopiedObject): Promise<boolean> {
  const found = await storage().stat(key);
  if (found?.sizeInBytes !== bytes) {
    return false;
  }
  const stream = await storage().read(key);
  return stream !== null && (await measure(stream)).sha256 === sha256;
}
