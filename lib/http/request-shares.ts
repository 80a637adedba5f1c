import type { IncomingMessage } from "node:http";
import type { FairBounds } from "@/lib/async/fair-limit";
import { routeOf } from "@/lib/site/routes";
import { treeOf } from "./page-tree";

/** What is bounded apart, so that none starves the other: visitors' pages out of the cache. */
export type Share = "pages" | "searches" | "writes" | "files" | "signals";

export type Rejection = Share | "ahead" | "connections";

interface ShareBounds extends FairBounds {
  /** Who has waited that long is refused. */
  maxWaitInMs: number;
}

/** Measured: a search costs 18 ms of the one thread, a cached page 1 ms. */
export const boundsOfShares: Record<Share, ShareBounds> = {
  pages: bounds([8, 4], [400, 100], 10_000),
  searches: bounds([8, 3], [400, 100], 10_000),
  // Whoever enters something waits rather than to send it once more.
  writes: bounds([48, 8], [800, 200], 30_000),
  files: bounds([400, 100], [400, 100], 30_000),
  // Apart, so that watchers get through; while the database hangs all wait for the same look at it.
  signals: bounds([128, 64], [100, 20], 10_000),
};

/** A body that takes over a second no longer holds a place of its share but one of these, or its line ends. */
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

// Whoever watches us must hear us, and files of the build cost next to nothing.
const unbounded = new Set(["/healthz", "/_next/static", "/[file]"]);
const isOfSignals = /^\/(?:healthz|readyz|metrics|robots\.txt|manifest(?:-en)?\.webmanifest)$/;
const isOfFiles =
  /^\/(?:files|media|internal|(?:listing|transaction)\/export|account\/data|csv-import\/(?:faults|template))(?:\/|$)/;
const isOfWrites = /^\/(?:api\/)?auth\//;
// What only reads is called so; a posted page of the search reads too.
const isReading = /^\/(?:operations\/(?:get|fuzzy-search|export)-|listing\/search$)/;
// A visitor's page is cached by its path alone; of these only the language changes it.
const isWithoutQuery = /^[^?]*(?:\?(?:(?:lang|_rsc)=[^&]*(?:&|$))*)?$/;
const isVisitorsPage =
  /^\/(?:about|contact|imprint|privacy|terms|login|signup|listing\/(?:search|detail\/[^/]+)|manufacturer(?:\/[^/]+)?)?$/;

/** The share that a request counts for; null where it stands outside of all bounds. */
export function shareOf({
  method = "",
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): Share | null {
  const [pathname = ""] = url.split("?", 1);
  // Next may lead `/_next/static/../..` elsewhere than it looks.
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

/** Null for what is no text. */
export function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** What Next's links ask for before anybody has pressed them: the first that may be left out. */
export function isPrefetch({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return "next-router-prefetch" in headers || "next-router-segment-prefetch" in headers;
}
