import "server-only";
import { randomBytes } from "node:crypto";

// Segments begin with a letter or digit and have at most one dot inside: no "..", no hidden file, no separator.
const storageKey = /^[a-z]+(\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[a-z0-9]+)?){1,4}$/;

/** A new key in the given room: `documents/<uuid>/<32 hex digits>`, which tells nothing of owner or file name. */
export function makeKey(room: "documents" | "incoming", id: string): string {
  return `${room}/${id}/${randomBytes(16).toString("hex")}`;
}

/**
 * Where the bytes of `documents/<uuid>/<hex>` are uploaded to: the same path under `incoming/`. No upload address
 * names the object itself, so that none can change what was inspected (docs/decisions/0015-s3.md).
 */
export function uploadKeyOf(key: string): string {
  return key.replace(/^documents\//, "incoming/");
}

/** Whether a text has the form of a key; only such ever become a path on the disk or the name of an object. */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && storageKey.test(text);
}

/** The key as it is. Throws for what is no key: only a fault of ours can bring one to a driver. */
export function checkedKey(text: string): string {
  if (!isStorageKey(text)) {
    throw new Error("not a storage key");
  }
  return text;
}
