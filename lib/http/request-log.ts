import type { IncomingMessage, ServerResponse } from "node:http";
import { throttle } from "@/lib/async/throttle";
import { env } from "@/lib/config/env";
import { log } from "@/lib/log/log";
import { metrics } from "@/lib/observability/metrics";
import { routeOf } from "@/lib/site/routes";
import type { Rejection } from "./in-flight-shares";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);
const probes = new Set(["/healthz", "/readyz", "/metrics"]);

/** Logs the route, because an address may hold ids, tokens or search texts. */
export function observeRequest(
  { method = "", url = "" }: IncomingMessage,
  response: ServerResponse,
  { requestId, arrivedAt }: { requestId: string; arrivedAt: number },
): void {
  response.once("close", () => {
    const route = routeOf(url);
    const known = methods.has(method) ? method : "other";
    const durationInMs = performance.now() - arrivedAt;
    const status = response.headersSent ? response.statusCode : undefined;
    metrics()?.countRequest({ route, method: known, status, durationInMs });
    const line = { requestId, method: known, route, status, durationInMs: rounded(durationInMs) };
    log()[levelOf(route)](response.writableFinished ? line : { ...line, isCut: true }, "request");
  });
}

const isDue = throttle(10_000);
let rejectedSinceLine = 0;

export function countRejection(rejected: Rejection): void {
  metrics()?.countRejection(rejected);
  rejectedSinceLine += 1;
  if (isDue("refused")) {
    log().warn({ rejected, count: rejectedSinceLine }, "requests refused: more than we can serve");
    rejectedSinceLine = 0;
  }
}

/** `next dev` logs requests itself. */
function levelOf(route: string): "info" | "debug" {
  return probes.has(route) || env().appMode === "development" ? "debug" : "info";
}

function rounded(durationInMs: number): number {
  return Math.round(durationInMs * 10) / 10;
}
