import "server-only";
import { asDatabaseFault } from "@/lib/db/faults";
import { log } from "@/lib/log/log";
import { noteAway } from "@/lib/site/away";
import { requestIdAtHand } from "@/lib/site/current-request";
import { AppError } from "./app-error";

// Next tells of an error where it arises, and again where the page fails of it.
const known = new WeakSet<object>();

/** Logs what made a page fail, once and under the request's id, and remembers whether a dependency is away. */
export function noteFailure(error: unknown): void {
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) {
      return;
    }
    known.add(error);
  }
  const fault = error instanceof AppError ? error : asDatabaseFault(error);
  // Pages only read: what the database itself says is never theirs, a lock that somebody holds included.
  if (fault?.status === 503 || (fault !== null && fault !== error)) {
    noteAway();
  }
  const code = fault?.code ?? "INTERNAL";
  log().error({ requestId: requestIdAtHand(), code, err: error }, "page failed");
}
