import "server-only";
import { unstable_cache } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import type { AppError } from "@/lib/errors/app-error";
import { answerWith } from "@/lib/request/current-request";

/** What carries this tag is shown once and never kept: lib/cache/cache-handler.mjs knows it by the same word. */
export const uncachedTag = "unkept";

/** What carries this tag is a 503 for who waits for it too: lib/cache/cache-handler.mjs knows it by the same word. */
export const awayTag = "away";

/** What a page shows, or something else instead where reading it fails; ways to other pages are no failures. */
export async function withFallback<Answer, Other>(
  answer: Promise<Answer>,
  where: string,
  other: (failure: AppError) => Other,
): Promise<Answer | Other> {
  try {
    return await answer;
  } catch (error) {
    unstable_rethrow(error);
    const failure = toAppError(error, where);
    await markPage([uncachedTag]);
    return other(failure);
  }
}

/** As `withFallback`, of what is the whole of a page: where a dependency is away, that page is a 503. */
export function orErrorPage<Answer, Other>(
  answer: Promise<Answer>,
  where: string,
  other: (failure: AppError) => Other,
): Promise<Answer | Other> {
  return withFallback(answer, where, async (failure) => {
    await sayAway(failure);
    return other(failure);
  }) as Promise<Answer | Other>;
}

/** What a page can do without; null where it fails. */
export function orNull<Answer>(answer: Promise<Answer>, where: string): Promise<Answer | null> {
  return withFallback(answer, where, () => null);
}

async function sayAway({ code, data }: AppError): Promise<void> {
  if (code === "UNAVAILABLE") {
    answerWith({ status: 503, retryAfterInSeconds: data?.retryAfterInSeconds ?? 10 });
    await markPage([uncachedTag, awayTag]);
  }
}

// A page carries the tags of all that was read for it.
function markPage(tags: string[]): Promise<true> {
  return unstable_cache(async () => true as const, tags, { tags })();
}
