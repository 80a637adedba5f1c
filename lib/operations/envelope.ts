import "server-only";
import superjson, { type SuperJSONResult } from "superjson";
import { AppError } from "@/lib/errors/app-error";

// What no operation takes is not made: the digits of a bigint and the places of a map cost far more than their bytes.
const knownTypes = ["undefined", "Date", "number"];
// 10,000 rows of an import, twenty fields of each left out by `undefined`.
const maxTyped = 200_000;

/**
 * What is in a superjson body `{json, meta?}` (contract §2). Of `meta` it reads which values are undefined, dates, or
 * numbers that JSON cannot write; that two places are one object it leaves aside: both have it in `json`.
 * Throws BAD_REQUEST for what is no such body, names other types, or types more than 200,000 values.
 */
export function openEnvelope(body: unknown): unknown {
  if (!isObject(body) || !Object.hasOwn(body, "json")) {
    throw new AppError("BAD_REQUEST");
  }
  const { json, meta } = body as unknown as SuperJSONResult;
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
  const waiting = [values];
  let typed = 0;
  for (const node of waiting) {
    if (Array.isArray(node)) {
      typed += 1;
      requireKnown(node, typed);
    }
    for (const child of isObject(node) ? Object.values(node) : [node].flat().slice(1)) {
      waiting.push(child);
    }
  }
}

function requireKnown([type]: unknown[], typed: number): void {
  if (typed > maxTyped || typeof type !== "string" || !knownTypes.includes(type)) {
    throw new AppError("BAD_REQUEST");
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
