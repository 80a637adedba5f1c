import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { takeLock } from "../database/lock.ts";
import { filesFolder, tablesFolder } from "./manifest.ts";

const lockFile = "unfinished";

export type UnfinishedBackup = {
  folder: string;
  // makes it a whole one: synced, and under its name
  finish: () => Promise<void>;
  // takes away what there is of it
  drop: () => Promise<void>;
};

// A folder beside the one that is wanted: what is not whole never has its name. What a broken-off backup left goes first.
export async function openBackup(target: string): Promise<UnfinishedBackup> {
  if (existsSync(target)) {
    throw new Error(`${target} exists: give each backup a folder of its own.`);
  }
  const folder = `${target}.part`;
  await removeRemains(folder);
  await mkdir(path.join(folder, tablesFolder), { recursive: true, mode: 0o700 });
  await mkdir(path.join(folder, filesFolder), { mode: 0o700 });
  const lock = takeLock(path.join(folder, lockFile));
  if (!lock) {
    throw new Error(`Another backup is writing to ${folder}.`);
  }
  const unlock = async () => {
    lock.close();
    await rm(path.join(folder, lockFile), { force: true });
  };
  return {
    folder,
    async finish() {
      await unlock();
      for (const name of await foldersOf(folder)) {
        await syncFolder(name);
      }
      await rename(folder, target);
      await syncFolder(path.dirname(target));
    },
    async drop() {
      lock.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function removeRemains(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    return;
  }
  const isOurs = existsSync(path.join(folder, lockFile));
  const lock = isOurs ? takeLock(path.join(folder, lockFile)) : undefined;
  if (!lock) {
    throw new Error(
      isOurs
        ? `Another backup is writing to ${folder}.`
        : `${folder} exists and was not made by a backup: remove it, or choose another name.`,
    );
  }
  lock.close();
  await rm(folder, { recursive: true });
}

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [...below.map(({ parentPath, name }) => path.join(parentPath, name)), folder];
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
