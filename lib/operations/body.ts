import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { piecesOf } from "@/lib/site/body-pieces";
import { openEnvelope } from "./envelope";
import { defaultBodyBytes } from "./limits";
import { parseModestJson, requireModestPayload } from "./modest-json";

const patienceInBytes = 64 * defaultBodyBytes;

/**
 * The payload of an RPC call: superjson `{json, meta?}`, or nothing for operations without one (contract §2), of 1 MB
 * unless the operation takes more.
 * Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE (while reading) or BAD_REQUEST.
 */
export async function readPayload(
  request: Request,
  limitInBytes = defaultBodyBytes,
): Promise<unknown> {
  const text = await readText(request, limitInBytes);
  if (text === "") {
    return undefined;
  }
  requireJson(request);
  try {
    return openEnvelope(parseModestJson(text));
  } catch (error) {
    throw new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

/** The body of a plain JSON call (the auth calls). Throws as `readPayload`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, defaultBodyBytes);
  requireJson(request);
  try {
    const body = parseModestJson(text);
    requireModestPayload(body);
    return body;
  } catch (error) {
    throw new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

/** JSON is UTF-8 (RFC 8259, 8.1). */
function requireJson({ headers }: Request): void {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const isUtf8 = parameters.every((one) => !/^\s*charset=(?!"?utf-?8"?\s*$)/.test(one));
  if (type.trim() !== "application/json" || !isUtf8) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  }
}

/**
 * The body as text: UTF-8, not compressed. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE or BAD_REQUEST.
 * Beyond the limit nothing is kept, but the rest is still read, up to a bound: who is refused in the middle of
 * sending sees a broken connection instead of the 413.
 */
export async function readText(request: Request, limitInBytes: number): Promise<string> {
  if (!/^(identity)?$/i.test(request.headers.get("content-encoding")?.trim() ?? "")) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  }
  try {
    const bytes = await readBytes(request, limitInBytes);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch (error) {
    // Not UTF-8, or the caller broke off.
    throw error instanceof AppError
      ? error
      : new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

async function readBytes(request: Request, limitInBytes: number) {
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of piecesOf(request)) {
    size += piece.byteLength;
    if (size <= limitInBytes) {
      held.push(piece);
    } else {
      held.length = 0;
    }
    if (size > patienceInBytes) {
      break;
    }
  }
  if (size > limitInBytes) {
    throw new AppError("PAYLOAD_TOO_LARGE");
  }
  return Buffer.concat(held);
}
