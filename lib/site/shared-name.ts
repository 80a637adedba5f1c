import type { ServerResponse } from "node:http";

/**
 * Names a page that anybody gets at this address: one out of Next's cache, by its ETag, which is a hash of it. The
 * address is part of the name, so no seller's page can pass for another's. Null for what is made for one asker.
 */
export function sharedName(response: ServerResponse, url: string): string | null {
  const isKept = response.getHeader("x-nextjs-cache") === "HIT" && response.statusCode === 200;
  const etag = isKept ? response.getHeader("etag") : null;
  return typeof etag === "string" ? `${etag} ${pathOf(url)}` : null;
}

/** An address without its query. */
export function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "";
}
