import { revalidateTag, updateTag } from "next/cache";

interface Dropping {
  drop(tags: string[]): Promise<void>;
}

const holder = globalThis as {
  lagerfundSharedStore?: Dropping;
  lagerfundDropTags?: (tags: string[]) => void;
};

/** Resolves after all processes have dropped the tags. Next's own functions fail in jobs. */
export async function dropTags(tags: string[], by: "action" | "route" | "job"): Promise<void> {
  for (const tag of by === "job" ? [] : tags) {
    (by === "action" ? updateTag : expireTag)(tag);
  }
  if (holder.lagerfundSharedStore) {
    await holder.lagerfundSharedStore.drop(tags);
  } else {
    holder.lagerfundDropTags?.(tags);
  }
}

/** For routes, without waiting for other processes. */
export function expireTag(tag: string): void {
  revalidateTag(tag, { expire: 0 });
}
