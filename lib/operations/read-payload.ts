import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { defaultBodyBytes } from "@/lib/fields/size-limits";
import { readBodyChunks } from "@/lib/request/body-chunks";
import { parseModestJson, requireModestPayload } from "./modest-json";
import { openEnvelope } from "./superjson-envelope";

const maxDrainedBytes = 64 * defaultBodyBytes;

/** Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, BAD_REQUEST. */
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

/** For auth calls. Throws like `readPayload`. */
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

/** Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST. */
export async function readText(request: Request, limitInBytes: number): Promise<string> {
  if (!/^(identity)?$/i.test(request.headers.get("content-encoding")?.trim() ?? "")) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  }
  try {
    const bytes = await readBytes(request, limitInBytes);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch (error) {
    // Not UTF-8, or the client left.
    throw error instanceof AppError
      ? error
      : new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

async function readBytes(request: Request, limitInBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const piece of readBodyChunks(request)) {
    size += piece.byteLength;
    if (size <= limitInBytes) {
      chunks.push(piece);
    } else {
      chunks.length = 0;
    }
    if (size > maxDrainedBytes) {
      break;
    }
  }
  if (size > limitInBytes) {
    throw new AppError("PAYLOAD_TOO_LARGE");
  }
  return Buffer.concat(chunks);
}
