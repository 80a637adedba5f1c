import "server-only";
import { type FileHandle, mkdir, open, rm, rmdir, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/errors/app-error";
import { throwDiskError, toDiskError } from "./disk-errors";
import { movePartialFile, partialFilePath } from "./disk-partial-files";
import type { ByteRange } from "./driver";
import { type Storage, usualLifetimes } from "./driver";
import { checkedKey } from "./key";
import { sealToken } from "./token";

export interface DiskSettings {
  root: string;
  appUrl: string;
  secret: string;
  /** Stays free of uploads; 0 for nothing. */
  reserveInBytes: number;
}

/** `app/files` serves its signed URLs. */
export function diskStorage(settings: DiskSettings, lifetimes = usualLifetimes): Storage {
  const { root, appUrl, secret } = settings;
  return {
    async signUpload(grant) {
      const expiresAtInMs = Date.now() + lifetimes.uploadInSeconds * 1000;
      const key = checkedKey(grant.key);
      const token = sealToken(secret, { operation: "upload", ...grant, key, expiresAtInMs });
      return `${appUrl}/files/upload/${token}`;
    },
    async signDownload(grant) {
      const expiresAtInMs = Date.now() + lifetimes.downloadInSeconds * 1000;
      const key = checkedKey(grant.key);
      const token = sealToken(secret, { operation: "download", ...grant, key, expiresAtInMs });
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
      const file = pathOf(root, key);
      const part = await partialFilePath(root).catch(throwDiskError);
      try {
        await writeFile(part, bytes, { flush: true });
        await movePartialFile(part, file);
      } catch (error) {
        throw toDiskError(error);
      } finally {
        await rm(part, { force: true }).catch(throwDiskError);
      }
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(pathOf(root, key), { force: true }).catch(throwDiskError);
        await rmdir(path.dirname(pathOf(root, key))).catch(() => undefined);
      }
    },
    ensureRoom: (sizeInBytes) => ensureRoom(settings, sizeInBytes),
    async check() {
      const part = await partialFilePath(root).catch(throwDiskError);
      try {
        await writeFile(part, "x");
      } catch (error) {
        throw toDiskError(error);
      } finally {
        await rm(part, { force: true }).catch(throwDiskError);
      }
    },
  };
}

/** Throws for an invalid key. */
export function pathOf(root: string, key: string): string {
  return path.join(/* turbopackIgnore: true */ root, checkedKey(key));
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") {
    return null;
  }
  throw toDiskError(error);
}

const chunkBytes = 64 * 1024;

/** Opens the file at the first read, so HEAD leaks no handle. */
export function fileStream(file: string, range: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = range.first;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      handle ??= await open(file, "r").catch(throwDiskError);
      const wanted = Math.min(chunkBytes, range.last - position + 1);
      const chunk = new Uint8Array(Math.max(0, wanted));
      const { bytesRead } = await handle
        .read(chunk, 0, chunk.length, position)
        .catch(throwDiskError);
      if (bytesRead === 0) {
        await handle.close();
        controller.close();
        return;
      }
      position += bytesRead;
      controller.enqueue(chunk.subarray(0, bytesRead));
    },
    async cancel() {
      await handle?.close();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

interface Room {
  root: string;
  reserveInBytes: number;
}

/** Throws STORAGE_FULL, UNAVAILABLE. */
export async function ensureRoom(
  { root, reserveInBytes }: Room,
  sizeInBytes: number,
): Promise<void> {
  if (reserveInBytes === 0) {
    return;
  }
  await mkdir(root, { recursive: true }).catch(throwDiskError);
  const { bavail, bsize } = await statfs(root).catch(throwDiskError);
  if (bavail * bsize - sizeInBytes < reserveInBytes) {
    throw new AppError("STORAGE_FULL", { retryAfterInSeconds: 60 });
  }
}
