import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { lengthHeaders } from "@/lib/request/response-length-headers";
import { contentDisposition } from "./content-disposition";
import { type DiskSettings, diskStorage } from "./disk";
import type { ByteRange } from "./driver";
import { openToken } from "./token";

/** Throws FORBIDDEN (forged or expired), NOT_FOUND, UNAVAILABLE. */
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
    "content-disposition": contentDisposition(grant.fileName),
    ...lengthHeaders(last - first + 1),
    ...untrustedFileHeaders,
    // Next would compress and break a partial response.
    "cache-control": "private, no-store, no-transform",
    "accept-ranges": "bytes",
  });
  if (range) {
    headers.set("content-range", `bytes ${first}-${last}/${sizeInBytes}`);
  }
  const body = await store.read(grant.key, { first, last });
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Users' files may be hostile. */
const untrustedFileHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
};

/** We send no ETag, so If-Range never matches (RFC 9110 §13.1.5). */
function rangeWanted(request: Request, sizeInBytes: number) {
  return request.headers.has("if-range")
    ? null
    : rangeOf(request.headers.get("range"), sizeInBytes);
}

/** Null for the whole object (RFC 9110 §14.2). */
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
