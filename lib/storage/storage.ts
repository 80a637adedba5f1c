import "server-only";
import path from "node:path";
import { env } from "@/lib/env/env";
import { type DiskSettings, diskStorage } from "./disk";
import type { Storage } from "./driver";

/** The storage of this installation. */
export function storage(): Storage {
  return diskStorage(diskSettings());
}

/** What the disk driver and its two routes go by. */
export function diskSettings(): DiskSettings {
  const { dataDir, appUrl, authSecret } = env();
  return { root: path.join(dataDir, "files"), appUrl, secret: authSecret };
}
