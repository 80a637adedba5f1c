import "server-only";
import { unstable_cache } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import { reportError } from "@/lib/error-reporting/report-error";
import type { AppError } from "@/lib/errors/app-error";
import { setOutcome } from "@/lib/request/current-request";

/** A page with this tag is never cached (lib/cache/cache-handler.mjs). */
export const uncachedTag = "unkept";

/** A page with this tag is a 503 (lib/cache/cache-handler.mjs). */
export const unavailableTag = "away";

export async function withFallback<Answer, Other>(
  answer: Promise<Answer>,
  where: string,
  other: (failure: AppError) => Other,
): Promise<Answer | Other> {
  try {
    return await answer;
  } catch (error) {
    unstable_rethrow(error);
    const failure = reportError(error, where);
    await markPage([uncachedTag]);
    return other(failure);
  }
}

export function orErrorPage<Answer, Other>(
  answer: Promise<Answer>,
  where: string,
  other: (failure: AppError) => Other,
): Promise<Answer | Other> {
  return withFallback(answer, where, async (failure) => {
    await noteUnavailable(failure);
    return other(failure);
  }) as Promise<Answer | Other>;
}

export function orNull<Answer>(answer: Promise<Answer>, where: string): Promise<Answer | null> {
  return withFallback(answer, where, () => null);
}

async function noteUnavailable({ code, data }: AppError): Promise<void> {
  if (code === "UNAVAILABLE") {
    setOutcome({ status: 503, retryAfterInSeconds: data?.retryAfterInSeconds ?? 10 });
    await markPage([uncachedTag, unavailableTag]);
  }
}

function markPage(tags: string[]): Promise<true> {
  return unstable_cache(async () => true as const, tags, { tags })();
}
