import "server-only";
import superjson, { type SuperJSONResult } from "superjson";
import { AppError } from "@/lib/errors/app-error";
import { requireModestPayload } from "./modest-json";

// What no operation takes is not made: the digits of a bigint and the places of a map cost far more than their bytes.
const knownTypes = ["undefined", "Date", "number"];
// 10,000 rows of an import, twenty fields of each left out by `undefined`; each place is walked to from the root.
const maxTyped = 200_000;
const maxLettersOfPaths = 10_000_000;

/**
 * What is in a superjson body `{json, meta?}` (contract §2). Of `meta` it reads which values are undefined, dates, or
 * numbers that JSON cannot write; that two places are one object it leaves aside: both have it in `json`.
 * Throws BAD_REQUEST for what is no such body, names other types, types more than 200,000 values, or
 * takes too long ways to them.
 */
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

/** A tree of superjson's: `{path: subtree}`, where a value is typed `[type]` or `[type, {path: subtree}]`. */
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
