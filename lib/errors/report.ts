import "server-only";
import { randomUUID } from "node:crypto";
import { asDatabaseFault } from "@/lib/db/faults";
import { log } from "@/lib/log/log";
import { requestIdAtHand } from "@/lib/site/current-request";
import { AppError } from "./app-error";

/**
 * What a door may tell its caller of any thrown thing: an AppError as it is, a database that is away as
 * UNAVAILABLE, all else as INTERNAL. What is not an AppError is logged once here, under the request's id, which
 * `data.requestId` names.
 */
export function reportable(error: unknown, where: string): AppError {
  if (error instanceof AppError) {
    return error;
  }
  const requestId = requestIdAtHand() ?? randomUUID();
  const { code = "INTERNAL", data } = asDatabaseFault(error) ?? {};
  log().error({ requestId, where, code, err: error }, "operation failed");
  return new AppError(code, { ...data, requestId }, { cause: error });
}
