import "server-only";
import { toDatabaseError } from "@/lib/db/errors";
import { AppError } from "@/lib/errors/app-error";
import type { ErrorCode } from "@/lib/errors/error-kinds";

export function errorCodeOf(error: unknown): ErrorCode {
  const appError = error instanceof AppError ? error : toDatabaseError(error);
  return appError?.code ?? "INTERNAL";
}
