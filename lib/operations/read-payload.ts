import "server-only";
import superjson, { type SuperJSONResult } from "superjson";
import { AppError } from "@/lib/errors/app-error";
import { defaultBodyBytes } from "@/lib/fields/size-limits";
import { readBodyChunks } from "@/lib/request/body-chunks";

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

// Other types, such as bigint, cost far more than their bytes.
const knownTypes = ["undefined", "Date", "number"];
// 10,000 rows with twenty undefined fields each.
const maxTyped = 200_000;
const maxLettersOfPaths = 10_000_000;

/** Ignores shared references in `meta`. Throws BAD_REQUEST. */
export function openEnvelope(body: unknown): unknown {
  if (!isObject(body) || !Object.hasOwn(body, "json")) {
    throw new AppError("BAD_REQUEST");
  }
  const { json, meta } = body as unknown as SuperJSONResult;
  requireModestPayload(json);
  if (meta === undefined || meta === null) {
    return json;
  }
  if (!isObject(meta)) {
    throw new AppError("BAD_REQUEST");
  }
  const { values, v } = meta;
  requireCheap(values);
  const typed = { json, meta: { ...(values && { values }), ...(v !== undefined && { v }) } };
  return superjson.deserialize(typed, { inPlace: true });
}

/** Nodes are `{path: subtree}`, `[type]` or `[type, {path: subtree}]`. */
function requireCheap(values: unknown): void {
  const waiting: [node: unknown, lettersOfPath: number][] = [[values, 0]];
  let typed = 0;
  let letters = 0;
  for (const [node, lettersOfPath] of waiting) {
    if (Array.isArray(node)) {
      typed += 1;
      letters += lettersOfPath;
      requireKnown(node[0]);
    }
    if (typed > maxTyped || letters > maxLettersOfPaths) {
      throw new AppError("BAD_REQUEST");
    }
    for (const [path, child] of childrenOf(node)) {
      waiting.push([child, lettersOfPath + path.length + 1]);
    }
  }
}

function childrenOf(node: unknown): [string, unknown][] {
  const subtree = Array.isArray(node) ? node[1] : node;
  return isObject(subtree) || Array.isArray(subtree) ? Object.entries(subtree) : [];
}

function requireKnown(type: unknown): void {
  if (typeof type !== "string" || !knownTypes.includes(type)) {
    throw new AppError("BAD_REQUEST");
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const maxDepth = 100;
// 10,000 rows with fifty codes each.
const maxParts = 2_000_000;
const maxNames = 1_000;
const maxEntries = 100_000;

const [quote, backslash] = [0x22, 0x5c];
const levels = byLetter({ "[": 1, "{": 1, "]": -1, "}": -1 });
const parts = byLetter({ "[": 1, "{": 1, ",": 1 });

/** Throws SyntaxError, and BAD_REQUEST for texts that would block the process. */
export function parseModestJson(text: string): unknown {
  let depth = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) {
      at = endOfString(text, at);
    }
    depth += levels[letter] ?? 0;
    count += parts[letter] ?? 0;
    if (depth > maxDepth || count > maxParts) {
      throw new AppError("BAD_REQUEST");
    }
  }
  return JSON.parse(text);
}

/** Throws BAD_REQUEST for payloads that are too wide. */
export function requireModestPayload(payload: unknown): void {
  const waiting: unknown[] = [payload];
  for (const value of waiting) {
    for (const inner of modestPartsOf(value)) {
      waiting.push(inner);
    }
  }
}

function modestPartsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const [inner, most] = Array.isArray(value)
    ? [value, maxEntries]
    : [Object.values(value), maxNames];
  if (inner.length > most) {
    throw new AppError("BAD_REQUEST");
  }
  return inner;
}

function byLetter(numbers: Record<string, number>): Int8Array {
  const table = new Int8Array(128);
  for (const [letter, number] of Object.entries(numbers)) {
    table[letter.charCodeAt(0)] = number;
  }
  return table;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === quote) {
      return at;
    }
    at += letter === backslash ? 1 : 0;
  }
  return text.length;
}
