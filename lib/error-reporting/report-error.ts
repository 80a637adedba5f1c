import "server-only";
import { randomUUID } from "node:crypto";
import { toDatabaseError } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";
import { currentRequestId } from "@/lib/request/current-request";

export function reportError(error: unknown, where: string): AppError {
  if (error instanceof AppError) {
    return error;
  }
  const requestId = currentRequestId() ?? randomUUID();
  const { code = "INTERNAL", data } = toDatabaseError(error) ?? {};
  log().error({ requestId, where, code, err: error }, "operation failed");
  return new AppError(code, { ...data, requestId }, { cause: error });
}
