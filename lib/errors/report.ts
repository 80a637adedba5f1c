import "server-only";
import { randomUUID } from "node:crypto";
import { asDatabaseFault } from "@/lib/db/faults";
import { log } from "@/lib/log/log";
import { AppError } from "./app-error";

/**
 * What a door may tell its caller of any thrown thing: an AppError as it is, a database that is away as
 * UNAVAILABLE, all else as INTERNAL with a request id, logged once here.
 */
export function reportable(error: unknown, where: string): AppError {
  if (error instanceof AppError) {
    return error;
  }
  const requestId = randomUUID();
  const fault = asDatabaseFault(error) ?? new AppError("INTERNAL", { requestId }, { cause: error });
  log().error({ requestId, where, code: fault.code, err: error }, "operation failed");
  return fault;
}
