import "server-only";
import { toDatabaseError } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import { errorKinds } from "@/lib/errors/error-kinds";
import { log } from "@/lib/log/log";
import { currentRequestId } from "@/lib/request/current-request";
import { noteDependencyDown } from "@/lib/request/dependency-status";
import { errorCodeOf } from "./error-code-of";

// Next may report one error twice.
const known = new WeakSet<object>();

export interface FailedAt {
  route?: string;
  kind?: string;
  method?: string;
}

export function logPageError(error: unknown, where: FailedAt = {}): void {
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) {
      return;
    }
    known.add(error);
  }
  const code = errorCodeOf(error);
  // Pages only read, so any database error means an outage.
  const isOfDatabase = !(error instanceof AppError) && toDatabaseError(error) !== null;
  if (isOfDatabase || errorKinds[code].status === 503) {
    noteDependencyDown();
  }
  log().error({ requestId: currentRequestId(), code, ...where, err: error }, "page failed");
}
