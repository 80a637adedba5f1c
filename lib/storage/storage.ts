import "server-only";
import path from "node:path";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import { type DiskSettings, diskStorage } from "./disk";
import { sweepPartialFiles } from "./disk-partial-files";
import type { Storage } from "./driver";

let opened: Storage | undefined;

export function storage(): Storage {
  opened ??= openStorage();
  return opened;
}

function openStorage(): Storage {
  const { s3 } = env();
  return s3
    ? lazyStorage(async () => (await import("./s3")).s3Storage(s3))
    : diskStorage(diskSettings());
}

function diskSettings(): DiskSettings {
  const { dataDir, appUrl, authSecret, storageReserveInBytes } = env();
  const root = path.join(dataDir, "files");
  return { root, appUrl, secret: authSecret, reserveInBytes: storageReserveInBytes };
}

/** Throws NOT_FOUND with another driver. */
export function requireDiskSettings(): DiskSettings {
  if (env().s3) {
    throw new AppError("NOT_FOUND");
  }
  return diskSettings();
}

export async function sweepStorage(): Promise<void> {
  if (!env().s3) {
    await sweepPartialFiles(diskSettings());
  }
}

/** Loads the S3 driver on demand, since it takes 37 MB. */
export function lazyStorage(load: () => Promise<Storage>): Storage {
  let loading: Promise<Storage> | undefined;
  const driver = () => {
    loading ??= load();
    return loading;
  };
  return {
    signUpload: async (grant) => (await driver()).signUpload(grant),
    signDownload: async (grant) => (await driver()).signDownload(grant),
    stat: async (key) => (await driver()).stat(key),
    read: async (key, range) => (await driver()).read(key, range),
    write: async (key, bytes, contentType) => (await driver()).write(key, bytes, contentType),
    remove: async (keys) => (await driver()).remove(keys),
    ensureRoom: async (sizeInBytes) => (await driver()).ensureRoom(sizeInBytes),
    check: async (signal) => (await driver()).check(signal),
  };
}

/** Null when missing. */
export async function readBytes(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await storage().read(key);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}
