import "server-only";
import { asDatabaseFault } from "@/lib/db/faults";
import { AppError } from "./app-error";
import type { ErrorCode } from "./error-kinds";

/** The code of any thrown thing, as a caller is told it. */
export function failureCode(error: unknown): ErrorCode {
  const fault = error instanceof AppError ? error : asDatabaseFault(error);
  return fault?.code ?? "INTERNAL";
}
