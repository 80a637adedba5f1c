import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";

const unavailableCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "ENOTDIR",
  "EACCES",
  "EPERM",
  "EIO",
  "ESTALE",
  "ENOTCONN",
  "ENODEV",
  "EREMOTEIO",
  "EHOSTDOWN",
  "ETIMEDOUT",
  "EMFILE",
  "ENFILE",
]);

/** Logs here, because the caller sees only UNAVAILABLE. */
export function toDiskError(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (error instanceof AppError || !unavailableCodes.has(code)) {
    return error;
  }
  log().error({ code, err: error }, "the disk of the files is away");
  return new AppError("UNAVAILABLE", { retryAfterInSeconds: 60 }, { cause: error });
}

export function throwDiskError(error: unknown): never {
  throw toDiskError(error);
}
