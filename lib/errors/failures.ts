import "server-only";
import { asDatabaseFault } from "@/lib/db/faults";
import { log } from "@/lib/log/log";
import { noteAway } from "@/lib/site/away";
import { requestIdAtHand } from "@/lib/site/current-request";
import { AppError } from "./app-error";
import { errorKinds } from "./error-kinds";
import { failureCode } from "./failure-code";

// Next tells of an error where it arises, and again where the page fails of it.
const known = new WeakSet<object>();

export interface FailedAt {
  route?: string;
  /** Rendering, a route handler, an action, or the middleware. */
  kind?: string;
  method?: string;
}

/** Logs what made a page fail, once and under the request's id, and remembers whether a dependency is away. */
export function noteFailure(error: unknown, where: FailedAt = {}): void {
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) {
      return;
    }
    known.add(error);
  }
  const code = failureCode(error);
  // Pages only read: what the database itself says is never theirs, a lock that somebody holds included.
  const isOfDatabase = !(error instanceof AppError) && asDatabaseFault(error) !== null;
  if (isOfDatabase || errorKinds[code].status === 503) {
    noteAway();
  }
  log().error({ requestId: requestIdAtHand(), code, ...where, err: error }, "page failed");
}
