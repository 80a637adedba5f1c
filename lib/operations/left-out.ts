import "server-only";
import { unstable_cache } from "next/cache";
import { reportable } from "@/lib/errors/report";

/** What carries this tag is shown once and never kept: lib/cache/cache-handler.mjs knows it by the same word. */
export const unkeptTag = "unkept";

/**
 * What a cached page can do without; null where it fails. The page is shown without it then, and nobody else gets that
 * page: neither it nor the read stays in the cache (docs/decisions/0020-cache-races.md).
 */
export async function orLeftOut<Answer>(
  answer: Promise<Answer>,
  where: string,
): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    reportable(error, where);
    await markPage();
    return null;
  }
}

// A page carries the tags of all that was read for it.
const markPage = unstable_cache(async () => true, [unkeptTag], { tags: [unkeptTag] });
