import "server-only";
import { asDatabaseFault } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";

export function failureCode(error: unknown): ErrorCode {
  const fault = error instanceof AppError ? error : asDatabaseFault(error);
  return fault?.code ?? "INTERNAL";
}
