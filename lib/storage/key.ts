import "server-only";
import { randomBytes } from "node:crypto";

// Segments begin with a letter or digit and have at most one dot inside: no "..", no hidden file, no separator.
const storageKey = /^[a-z]+(\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[a-z0-9]+)?){1,4}$/;

/** The rooms of files that have a row: listings' documents, and the files of the upload demo. */
export const fileRooms = ["documents", "files"] as const;
export type FileRoom = (typeof fileRooms)[number];

/** A new key in the given room: `documents/<uuid>/<32 hex digits>`, which tells nothing of owner or file name. */
export function makeKey(room: FileRoom | "incoming", id: string): string {
  return `${room}/${id}/${randomBytes(16).toString("hex")}`;
}

export function fileRoomOf(key: string): FileRoom {
  return key.startsWith("files/") ? "files" : "documents";
}

/** Where the bytes of `documents/<uuid>/<hex>` are uploaded to: the same path under `incoming/`. */
export function uploadKeyOf(key: string): string {
  return key.replace(/^(documents|files)\//, "incoming/");
}

/** The keys that may have been uploaded to there: one of them is some file's. */
export function keysOfUpload(uploadKey: string): string[] {
  return fileRooms.map((room) => uploadKey.replace(/^incoming\//, `${room}/`));
}

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
