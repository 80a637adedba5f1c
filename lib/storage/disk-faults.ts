import "server-only";
import { AppError } from "@/lib/errors/app-error";

const fullCodes = ["ENOSPC", "EDQUOT", "EROFS"];

/** UNAVAILABLE for a disk that takes nothing more, anything else as it is. */
export function asDiskFault(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  return fullCodes.includes(code)
    ? new AppError("UNAVAILABLE", { retryAfterInSeconds: 60 }, { cause: error })
    : error;
}
