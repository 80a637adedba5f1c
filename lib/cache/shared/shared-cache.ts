import "server-only";
import { env } from "@/lib/config/env";
import { openStore, type SharedStore, type SharedStoreFigures } from "./store";

// cache-handler.mjs, which Next loads outside of its bundles, knows it by the same name.
const holder = globalThis as { lagerfundSharedStore?: SharedStore };

/** Opens the cache that several processes share, where REDIS_URL names one: for the start hook, before the first request. */
export function openSharedCache(): void {
  const { redisUrl, appMode } = env();
  // Development has no build by whose id the entries could be told apart.
  if (redisUrl && appMode !== "development") {
    holder.lagerfundSharedStore ??= openStore(redisUrl);
  }
}

/** How often the shared cache had what was asked for, and since when it is away; null where there is none. */
export function sharedCacheFigures(): SharedStoreFigures | null {
  return holder.lagerfundSharedStore?.figures() ?? null;
}
