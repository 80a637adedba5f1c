const holder = globalThis as { lagerfundDropTags?: (tags: string[]) => void };

/**
 * Drops cache tags outside of a request, where Next's own functions have nothing to hold on to: for jobs. In a process
 * that has cached nothing there is nothing to drop (lib/cache/cache-handler.mjs).
 */
export function dropTags(tags: string[]): void {
  holder.lagerfundDropTags?.(tags);
}
