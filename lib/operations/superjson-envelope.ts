import "server-only";
import superjson, { type SuperJSONResult } from "superjson";
import { AppError } from "@/lib/errors/app-error";
import { requireModestPayload } from "./modest-json";

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
