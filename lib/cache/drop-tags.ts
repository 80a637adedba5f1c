interface Dropping {
  drop(tags: string[]): Promise<void>;
}

const holder = globalThis as {
  lagerfundSharedStore?: Dropping;
  lagerfundDropTags?: (tags: string[]) => void;
};

/**
 * Drops tags in all processes before it resolves. Next's own functions fail in jobs and drop
 * too late in route handlers.
 */
export async function dropTags(tags: string[]): Promise<void> {
  if (holder.lagerfundSharedStore) {
    await holder.lagerfundSharedStore.drop(tags);
  } else {
    holder.lagerfundDropTags?.(tags);
  }
}
