import "server-only";
import path from "node:path";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors/app-error";
import { type DiskSettings, diskStorage } from "./disk";
import { sweepParts } from "./disk-parts";
import type { Storage } from "./driver";
import { lazyStorage } from "./lazy";

let opened: Storage | undefined;

/** The storage of this installation, one for the whole process. */
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

/** For the two routes of the disk driver. Throws NOT_FOUND where another one is at work. */
export function servedDisk(): DiskSettings {
  if (env().s3) {
    throw new AppError("NOT_FOUND");
  }
  return diskSettings();
}

/** What a driver has to clear up itself, every hour: on the disk uploads that a crash cut off. */
export async function sweepStorage(): Promise<void> {
  if (!env().s3) {
    await sweepParts(diskSettings());
  }
}
