import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { lengthOf } from "@/lib/request/content-length";
import { attachmentOf } from "./attachment";
import { type DiskSettings, diskStorage } from "./disk";
import type { ByteRange } from "./driver";
import { openToken } from "./token";

/**
 * Answers a GET of a signed address: the object as an attachment that no browser runs or guesses the type of.
 * Throws FORBIDDEN (forged or expired), NOT_FOUND and UNAVAILABLE (the disk is away).
 */
export async function respondWithDownload(
  settings: DiskSettings,
  token: string,
  request: Request,
): Promise<Response> {
  const grant = openToken(settings.secret, "download", token);
  if (!grant) {
    throw new AppError("FORBIDDEN");
  }
  const store = diskStorage(settings);
  const found = await store.stat(grant.key);
  if (!found) {
    throw new AppError("NOT_FOUND");
  }
  const { sizeInBytes } = found;
  const range = rangeWanted(request, sizeInBytes);
  if (range === "unsatisfiable") {
    return new Response(null, {
      status: 416,
      headers: { "content-range": `bytes */${sizeInBytes}` },
    });
  }
  const { first, last } = range ?? { first: 0, last: sizeInBytes - 1 };
  const headers = new Headers({
    "content-type": grant.contentType,
    "content-disposition": attachmentOf(grant.fileName),
    ...lengthOf(last - first + 1),
    ...untrustedFileHeaders,
    // Next would compress a part too, which is then no part of anything.
    "cache-control": "private, no-store, no-transform",
    "accept-ranges": "bytes",
  });
  if (range) {
    headers.set("content-range", `bytes ${first}-${last}/${sizeInBytes}`);
  }
  const body = await store.read(grant.key, { first, last });
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Nothing of ours trusts what users uploaded: no guessed types, no scripts, no frames. */
const untrustedFileHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
};

/** Without an ETag nothing can match an If-Range: then the whole object is the right answer (RFC 9110 §13.1.5). */
function rangeWanted(request: Request, sizeInBytes: number) {
  return request.headers.has("if-range")
    ? null
    : rangeOf(request.headers.get("range"), sizeInBytes);
}

/**
 * What a Range header asks of an object: null for the whole (no header, several ranges, or not understood, as
 * RFC 9110 §14.2 wants it), "unsatisfiable" for a 416.
 */
export function rangeOf(
  header: string | null,
  sizeInBytes: number,
): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") {
    return null;
  }
  const lastByte = sizeInBytes - 1;
  if (from === "") {
    const wanted = Math.min(Number(to), sizeInBytes);
    return wanted === 0 ? "unsatisfiable" : { first: sizeInBytes - wanted, last: lastByte };
  }
  const first = Number(from);
  const last = to === "" ? lastByte : Math.min(Number(to), lastByte);
  if (to !== "" && Number(to) < first) {
    return null;
  }
  return first > lastByte ? "unsatisfiable" : { first, last };
}
