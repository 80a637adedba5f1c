import "server-only";
import { randomBytes } from "node:crypto";

// Excludes "..", hidden files and separators.
const storageKey = /^[a-z]+(\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[a-z0-9]+)?){1,4}$/;

export const fileRooms = ["documents", "files"] as const;
export type FileRoom = (typeof fileRooms)[number];

/** Format `documents/<uuid>/<32 hex digits>`; reveals neither owner nor file name. */
export function makeKey(room: FileRoom | "incoming", id: string): string {
  return `${room}/${id}/${randomBytes(16).toString("hex")}`;
}

export function fileRoomOf(key: string): FileRoom {
  return key.startsWith("files/") ? "files" : "documents";
}

/** The same path under `incoming/`. */
export function uploadKeyOf(key: string): string {
  return key.replace(/^(documents|files)\//, "incoming/");
}

/** One of them is the file's key. */
export function keysOfUpload(uploadKey: string): string[] {
  return fileRooms.map((room) => uploadKey.replace(/^incoming\//, `${room}/`));
}

export function isStorageKey(text: string): boolean {
  return text.length <= 200 && storageKey.test(text);
}

/** Throws for an invalid key. */
export function checkedKey(text: string): string {
  if (!isStorageKey(text)) {
    throw new Error("not a storage key");
  }
  return text;
}
