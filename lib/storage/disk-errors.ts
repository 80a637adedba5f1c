import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";

/** A disk that takes nothing more, one that is not there or answers no more, a folder that is not ours, no file left to open. */
const awayCodes = new Set([
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

/** UNAVAILABLE for a disk that serves nobody now, logged here because its caller sees only a wait; all else as it is. */
export function toDiskError(error: unknown): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (error instanceof AppError || !awayCodes.has(code)) {
    return error;
  }
  log().error({ code, err: error }, "the disk of the files is away");
  return new AppError("UNAVAILABLE", { retryAfterInSeconds: 60 }, { cause: error });
}

/** For `catch`: throws what that makes of the error. */
export function throwDiskError(error: unknown): never {
  throw toDiskError(error);
}
