import "server-only";
import { randomBytes } from "node:crypto";

// Segments begin with a letter or digit and have at most one dot inside: no "..", no hidden file, no separator.
const storageKey = /^[a-z]+(\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[a-z0-9]+)?){1,4}$/;

/** A new key in the given room: `documents/<uuid>/<32 hex digits>`, which tells nothing of owner or file name. */
export function makeKey(room: "documents", id: string): string {
  return `${room}/${id}/${randomBytes(16).toString("hex")}`;
}

/** Whether a text has the form of a key; only such ever become a path on the disk. */
export function isStorageKey(text: string): boolean {
  return text.length <= 200 && storageKey.test(text);
}
