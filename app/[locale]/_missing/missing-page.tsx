import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { answerWith } from "@/lib/request/current-request";

// lib/cache/cache-handler.mjs knows it by the same word.
const missingTag = "missing";

/**
 * A whole page with the status 404, where Next's `notFound()` sends an empty one that only JavaScript fills. That is
 * what remains where nobody can be told the status (docs/decisions/0041).
 */
export async function missingPage(page: ReactNode = <NotFoundPage />): Promise<ReactNode> {
  if (!answerWith({ status: 404 })) {
    return notFound();
  }
  await markPage();
  return page;
}

// A page carries the tags of all that was read for it; the cache keeps its status by this one.
function markPage(): Promise<true> {
  return unstable_cache(async () => true as const, [missingTag], { tags: [missingTag] })();
}
