import "server-only";
import { env } from "@/lib/config/env";
import { openStore, type SharedStore, type SharedStoreFigures } from "./redis-store";

const holder = globalThis as { lagerfundSharedStore?: SharedStore };

export function openSharedCache(): void {
  const { redisUrl, appMode } = env();
  // Development has no build id to tell entries apart.
  if (redisUrl && appMode !== "development") {
    holder.lagerfundSharedStore ??= openStore(redisUrl);
  }
}

export function sharedCacheFigures(): SharedStoreFigures | null {
  return holder.lagerfundSharedStore?.figures() ?? null;
}
