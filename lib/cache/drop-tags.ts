interface Dropping {
  drop(tags: string[]): Promise<void>;
}

// What lib/cache/shared and cache-handler.mjs put there: this file is for those who load neither.
const holder = globalThis as {
  lagerfundSharedStore?: Dropping;
  lagerfundDropTags?: (tags: string[]) => void;
};

/**
 * Drops cache tags at once: what carries them is found no more when this resolves, by no process. For jobs, where Next's own
 * functions have nothing to hold on to, and for doors, since Next drops while their answer is already on its way. In a
 * process that has cached nothing by itself there is nothing to drop (lib/cache/cache-handler.mjs).
 */
export async function dropTags(tags: string[]): Promise<void> {
  if (holder.lagerfundSharedStore) {
    await holder.lagerfundSharedStore.drop(tags);
  } else {
    holder.lagerfundDropTags?.(tags);
  }
}
