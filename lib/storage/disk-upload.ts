import "server-only";
import { open, rm } from "node:fs/promises";
import { AppError } from "@/lib/errors/app-error";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { readBodyChunks } from "@/lib/request/body-chunks";
import { type DiskSettings, ensureRoom, pathOf } from "./disk";
import { throwDiskError, toDiskError } from "./disk-errors";
import { movePartialFile, partialFilePath } from "./disk-partial-files";
import { openToken } from "./token";

/**
 * All or nothing; returns the number of bytes. Throws FORBIDDEN, UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE, BAD_REQUEST, STORAGE_FULL, UNAVAILABLE.
 */
export async function takeUpload(
  settings: DiskSettings,
  token: string,
  request: Request,
  silenceInMs?: number,
): Promise<number> {
  const grant = openToken(settings.secret, "upload", token);
  if (!grant) {
    throw new AppError("FORBIDDEN");
  }
  if (essenceOf(request.headers.get("content-type")) !== grant.contentType) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  }
  const maxBytes = grant.sizeInBytes ?? maxUploadBytes;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new AppError("PAYLOAD_TOO_LARGE");
  }
  await ensureRoom(settings, grant.sizeInBytes ?? declaredBytes(request));
  const part = await partialFilePath(settings.root).catch(throwDiskError);
  try {
    const received = await receive(settings, request, part, maxBytes, silenceInMs);
    if (received === 0 || received < (grant.sizeInBytes ?? declaredBytes(request))) {
      throw new AppError("BAD_REQUEST");
    }
    await movePartialFile(part, pathOf(settings.root, grant.key));
    return received;
  } catch (error) {
    throw asError(error);
  } finally {
    await rm(part, { force: true }).catch(throwDiskError);
  }
}

/** Browsers send this type for unknown files. */
function essenceOf(contentType: string | null): string {
  return (contentType ?? "application/octet-stream").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function declaredBytes(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

async function receive(
  settings: DiskSettings,
  request: Request,
  part: string,
  maxBytes: number,
  silenceInMs: number | undefined,
): Promise<number> {
  const file = await open(part, "wx", 0o600);
  let received = 0;
  try {
    for await (const piece of readBodyChunks(request, silenceInMs)) {
      received += piece.byteLength;
      if (received > maxBytes) {
        throw new AppError("PAYLOAD_TOO_LARGE");
      }
      await ensureRoom(settings, piece.byteLength);
      await file.appendFile(piece);
    }
    await file.sync();
    return received;
  } finally {
    await file.close();
  }
}

function asError(error: unknown): unknown {
  const isBrokenOff = (error as NodeJS.ErrnoException).code === "ECONNRESET";
  return isBrokenOff
    ? new AppError("BAD_REQUEST", undefined, { cause: error })
    : toDiskError(error);
}
