import "server-only";
import { toDatabaseError } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import { errorKinds } from "@/lib/errors/error-kinds";
import { log } from "@/lib/log/log";
import { requestIdAtHand } from "@/lib/request/current-request";
import { noteDependencyDown } from "@/lib/request/dependency-status";
import { errorCodeOf } from "./error-code";

// Next tells of an error where it arises, and again where the page fails of it.
const known = new WeakSet<object>();

export interface FailedAt {
  route?: string;
  /** Rendering, a route handler, an action, or the middleware. */
  kind?: string;
  method?: string;
}

/** Logs what made a page fail, once and under the request's id, and remembers whether a dependency is away. */
export function logPageError(error: unknown, where: FailedAt = {}): void {
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) {
      return;
    }
    known.add(error);
  }
  const code = errorCodeOf(error);
  // Pages only read: what the database itself says is never theirs, a lock that somebody holds included.
  const isOfDatabase = !(error instanceof AppError) && toDatabaseError(error) !== null;
  if (isOfDatabase || errorKinds[code].status === 503) {
    noteDependencyDown();
  }
  log().error({ requestId: requestIdAtHand(), code, ...where, err: error }, "page failed");
}
