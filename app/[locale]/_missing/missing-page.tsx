import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { setOutcome } from "@/lib/request/current-request";

// The same word as in lib/cache/cache-handler.mjs.
const missingTag = "missing";

/**
 * A complete page with status 404, because Next's `notFound()` sends an empty one that needs JavaScript
 * (docs/decisions/0041).
 */
export async function missingPage(page: ReactNode = <NotFoundPage />): Promise<ReactNode> {
  if (!setOutcome({ status: 404 })) {
    return notFound();
  }
  await markPage();
  return page;
}

// The cache stores a page's tags, and takes its status from this one.
function markPage(): Promise<true> {
  return unstable_cache(async () => true as const, [missingTag], { tags: [missingTag] })();
}
