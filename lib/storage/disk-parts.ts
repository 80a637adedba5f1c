import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

const oldAfterInMs = 24 * 60 * 60_000;

/** A new name for an object that is still being written, on the same disk; no key can name it. */
export async function partPath(root: string): Promise<string> {
  const folder = folderOf(root);
  await mkdir(folder, { recursive: true });
  return path.join(folder, `${randomUUID()}.part`);
}

/** Puts a written part in its place, where it stays through a power cut; what lay there is replaced. */
export async function settle(part: string, file: string, triesLeft = 99): Promise<void> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    await rename(part, file);
  } catch (error) {
    if (!isMissing(error) || triesLeft === 0) {
      throw error;
    }
    return settle(part, file, triesLeft - 1);
  }
  await syncFolder(folder);
}

/** Removes parts that a crash left behind: those that nobody has written to for 24 hours. Answers how many. */
export async function sweepParts({ root }: { root: string }): Promise<number> {
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

/** A folder that is gone was taken away with what had just been put there. */
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
