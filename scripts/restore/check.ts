import { isStorageKey } from "@/lib/storage/key";
import { type CopiedObject, copiedObject, type Manifest } from "../backup/manifest.ts";
import { placeOfBytes } from "../backup/objects.ts";
import { checkPart, readLines } from "../backup/parts.ts";

// Reads the whole backup once. Throws a sentence when anything of it is missing or is not what was written.
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const { part } of manifest.tables) {
    await checkPart(folder, part);
  }
  await checkPart(folder, manifest.objects.part);
  let count = 0;
  for await (const { bytes, sha256 } of readObjects(folder, manifest)) {
    await checkPart(folder, { file: placeOfBytes(sha256), bytes, sha256 });
    count += 1;
  }
  if (count !== manifest.objects.count) {
    throw new Error(`The backup lists ${count} files and should have ${manifest.objects.count}.`);
  }
}

// The objects of a backup, one after the other.
export async function* readObjects(
  folder: string,
  { objects }: Manifest,
): AsyncGenerator<CopiedObject> {
  for await (const line of readLines(folder, objects.part)) {
    const object = copiedObject.parse(JSON.parse(line));
    if (!isStorageKey(object.key) || !/^[0-9a-f]{64}$/.test(object.sha256)) {
      throw new Error(`The backup names a file that is none of ours: ${object.key}.`);
    }
    yield object;
  }
}
