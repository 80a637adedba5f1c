import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

const oldAfterInMs = 24 * 60 * 60_000;

/** On the same disk, with a name that no key can have. */
export async function partialFilePath(root: string): Promise<string> {
  const folder = folderOf(root);
  await mkdir(folder, { recursive: true });
  return path.join(folder, `${randomUUID()}.part`);
}

/** Survives a power cut; replaces an existing object. */
export async function movePartialFile(part: string, file: string, triesLeft = 99): Promise<void> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    await rename(part, file);
  } catch (error) {
    if (!isMissing(error) || triesLeft === 0) {
      throw error;
    }
    return movePartialFile(part, file, triesLeft - 1);
  }
  await syncFolder(folder);
}

/** Deletes parts that are untouched for 24 hours. Returns their number. */
export async function sweepPartialFiles({ root }: { root: string }): Promise<number> {
  const folder = folderOf(root);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const part = path.join(folder, name);
    const found = await stat(part).catch(() => null);
    if (found && found.mtimeMs < Date.now() - oldAfterInMs) {
      await rm(part, { force: true });
      removed += 1;
    }
  }
  return removed;
}

function folderOf(root: string): string {
  return path.join(/* turbopackIgnore: true */ root, ".incoming");
}

/** A concurrent removal may have deleted the folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch((error) => {
    if (!isMissing(error)) {
      throw error;
    }
  });
  await handle?.sync().finally(() => handle.close());
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
