import type { IncomingMessage } from "node:http";
import type { FairBounds } from "@/lib/async/fair-limit";
import { routeOf } from "@/lib/site/routes";
import { treeOf } from "./visitor-or-member-tree";

export type Share = "pages" | "searches" | "writes" | "files" | "signals";

export type Rejection = Share | "ahead" | "connections";

interface ShareBounds extends FairBounds {
  maxWaitInMs: number;
}

/** Measured: a search takes 18 ms of the thread, a cached page 1 ms. */
export const boundsOfShares: Record<Share, ShareBounds> = {
  pages: bounds([8, 4], [400, 100], 10_000),
  searches: bounds([8, 3], [400, 100], 10_000),
  // Waiting is better than a second submit.
  writes: bounds([48, 8], [800, 200], 30_000),
  files: bounds([400, 100], [400, 100], 30_000),
  // Monitoring gets through while the database hangs.
  signals: bounds([128, 64], [100, 20], 10_000),
};

/** For bodies that take longer than a second. */
export const boundsOfSlowBodies: FairBounds = bounds([64, 8], [0, 0], 0);

type InAllAndOfClient = [all: number, ofClient: number];

function bounds(served: InAllAndOfClient, waiting: InAllAndOfClient, maxWaitInMs: number) {
  return {
    served: served[0],
    servedOfClient: served[1],
    waiting: waiting[0],
    waitingOfClient: waiting[1],
    maxWaitInMs,
  };
}

// Health checks must answer; build files cost almost nothing.
const unbounded = new Set(["/healthz", "/_next/static", "/[file]"]);
const isOfSignals = /^\/(?:healthz|readyz|metrics|robots\.txt|manifest(?:-en)?\.webmanifest)$/;
const isOfFiles =
  /^\/(?:files|media|internal|(?:listing|transaction)\/export|account\/data|csv-import\/(?:faults|template))(?:\/|$)/;
const isOfWrites = /^\/(?:api\/)?auth\//;
// Posted search pages only read, too.
const isReading = /^\/(?:operations\/(?:get|fuzzy-search|export)-|listing\/search$)/;
// Only the language varies a cached page.
const isWithoutQuery = /^[^?]*(?:\?(?:(?:lang|_rsc)=[^&]*(?:&|$))*)?$/;
const isVisitorsPage =
  /^\/(?:about|contact|imprint|privacy|terms|login|signup|listing\/(?:search|detail\/[^/]+)|manufacturer(?:\/[^/]+)?)?$/;

export function shareOf({
  method = "",
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): Share | null {
  const [pathname = ""] = url.split("?", 1);
  // Next may resolve `/_next/static/../..` to another route.
  if (URL.parse(`http://x${pathname}`)?.pathname !== pathname) {
    return "searches";
  }
  const route = routeOf(url);
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && unbounded.has(route)) {
    return null;
  }
  if (isOfSignals.test(route)) {
    return "signals";
  }
  if (isOfFiles.test(route)) {
    return "files";
  }
  if (isOfWrites.test(route) || !(isRead || isReading.test(`${decoded(pathname)}`))) {
    return "writes";
  }
  const hasSession = headers.cookie?.includes("lagerfund-session=") ?? false;
  const isCached =
    isRead &&
    isWithoutQuery.test(url) &&
    isVisitorsPage.test(pathname) &&
    treeOf({ method, pathname }, hasSession) === "visitor";
  return isCached ? "pages" : "searches";
}

export function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Links prefetch before a click, so these are dropped first. */
export function isPrefetch({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return "next-router-prefetch" in headers || "next-router-segment-prefetch" in headers;
}
