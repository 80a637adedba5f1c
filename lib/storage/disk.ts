import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Storage } from "./driver";
import { fileStream } from "./file-stream";
import { isStorageKey } from "./key";
import { sealToken } from "./token";

const uploadLifetimeInMs = 15 * 60_000;
const downloadLifetimeInMs = 10 * 60_000;

export interface DiskSettings {
  /** The folder of the objects, absolute. */
  root: string;
  appUrl: string;
  secret: string;
}

/** The driver that needs nothing set up: files in a folder, signed URLs that `app/files` serves (contract §6). */
export function diskStorage(settings: DiskSettings): Storage {
  const { root, appUrl, secret } = settings;
  return {
    async signUpload(grant) {
      const expiresAtInMs = Date.now() + uploadLifetimeInMs;
      const token = sealToken(secret, { operation: "upload", ...grant, expiresAtInMs });
      return `${appUrl}/files/upload/${token}`;
    },
    async signDownload(grant) {
      const expiresAtInMs = Date.now() + downloadLifetimeInMs;
      const token = sealToken(secret, { operation: "download", ...grant, expiresAtInMs });
      return `${appUrl}/files/download/${token}`;
    },
    async stat(key) {
      const found = await stat(pathOf(root, key)).catch(nullWhenMissing);
      return found && { sizeInBytes: found.size };
    },
    async read(key, range) {
      const file = pathOf(root, key);
      const found = await stat(file).catch(nullWhenMissing);
      return found && fileStream(file, range ?? { first: 0, last: found.size - 1 });
    },
    async write(key, bytes) {
      const part = await partPath(root);
      try {
        await writeFile(part, bytes, { flush: true });
        await mkdir(path.dirname(pathOf(root, key)), { recursive: true });
        await rename(part, pathOf(root, key));
      } finally {
        await rm(part, { force: true });
      }
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(pathOf(root, key), { force: true });
        await rmdir(path.dirname(pathOf(root, key))).catch(() => undefined);
      }
    },
  };
}

/** Where an object lies. Throws for what is no key: only a fault of ours can bring one here. */
export function pathOf(root: string, key: string): string {
  if (!isStorageKey(key)) {
    throw new Error("not a storage key");
  }
  return path.join(/* turbopackIgnore: true */ root, key);
}

/** A new name for an object that is still being written, on the same disk; no key can name it. */
export async function partPath(root: string): Promise<string> {
  const folder = path.join(/* turbopackIgnore: true */ root, ".incoming");
  await mkdir(folder, { recursive: true });
  return path.join(folder, `${randomUUID()}.part`);
}

/** Makes a new name in a folder last through a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") {
    return null;
  }
  throw error;
}
