import "server-only";
import { asDatabaseFault } from "@/lib/db/faults";
import { AppError } from "./app-error";
import type { ErrorCode } from "./error-kinds";

export function failureCode(error: unknown): ErrorCode {
  const fault = error instanceof AppError ? error : asDatabaseFault(error);
  return fault?.code ?? "INTERNAL";
}
