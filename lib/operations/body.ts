import "server-only";
import superjson from "superjson";
import { AppError } from "@/lib/errors/app-error";

const maxBytes = 1024 * 1024;
const patienceInBytes = 64 * maxBytes;

/**
 * The payload of an RPC call: superjson `{json, meta?}`, or nothing for operations without one (contract §2), of 1 MB
 * unless the operation takes more.
 * Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE (while reading) or BAD_REQUEST.
 */
export async function readPayload(request: Request, limitInBytes = maxBytes): Promise<unknown> {
  const text = await readText(request, limitInBytes);
  if (text === "") {
    return undefined;
  }
  requireJson(request);
  try {
    return superjson.deserialize(envelopeOf(JSON.parse(text)));
  } catch (error) {
    throw new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

/** The body of a plain JSON call (the auth calls). Throws as `readPayload`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, maxBytes);
  requireJson(request);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

function requireJson(request: Request): void {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  }
}

type Envelope = Parameters<typeof superjson.deserialize>[0];

function envelopeOf(body: unknown): Envelope {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "json")) {
    throw new AppError("BAD_REQUEST");
  }
  return body as Envelope;
}

/**
 * The body as text. Throws PAYLOAD_TOO_LARGE or BAD_REQUEST.
 * Beyond the limit nothing is kept, but the rest is still read, up to a bound: who is refused in the middle of
 * sending sees a broken connection instead of the 413.
 */
export async function readText(request: Request, limitInBytes: number): Promise<string> {
  try {
    const bytes = await readBytes(request.body ?? [], limitInBytes);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch (error) {
    // Not UTF-8, or the caller broke off.
    throw error instanceof AppError
      ? error
      : new AppError("BAD_REQUEST", undefined, { cause: error });
  }
}

async function readBytes(body: AsyncIterable<Uint8Array> | [], limitInBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limitInBytes) {
      chunks.push(chunk);
    } else if (size > patienceInBytes) {
      break;
    }
  }
  if (size > limitInBytes) {
    throw new AppError("PAYLOAD_TOO_LARGE");
  }
  return Buffer.concat(chunks);
}
