interface Dropping {
  drop(tags: string[]): Promise<void>;
}

const holder = globalThis as {
  lagerfundSharedStore?: Dropping;
  lagerfundDropTags?: (tags: string[]) => void;
};

/** Resolves after all processes have dropped the tags. Next's own functions fail in jobs. */
export async function dropTags(tags: string[]): Promise<void> {
  if (holder.lagerfundSharedStore) {
    await holder.lagerfundSharedStore.drop(tags);
  } else {
    holder.lagerfundDropTags?.(tags);
  }
}
