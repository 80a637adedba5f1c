import "server-only";
import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/db/client";
import { type FileRoom, makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import { uploadTypeOf } from "./kinds";
import { claimSpace } from "./quota";

interface UploadWish {
  /** As the browser calls it: the PUT must carry the same. */
  fileType: string;
  size?: number | undefined;
}

/** What a ticket's row has of it: the size is the most that may come, until the bytes were found sound. */
interface Place {
  id: string;
  key: string;
  userId: string;
  sizeInBytes: number;
}

/**
 * A place in the room, its row by `makeRow`, and the signed address that its bytes go to (contract §6).
 * Throws QUOTA_EXCEEDED, STORAGE_FULL.
 */
export async function makeTicket(
  room: FileRoom,
  userId: string,
  { fileType, size }: UploadWish,
  makeRow: (tx: Database, place: Place) => Promise<unknown>,
) {
  const id = randomUUID();
  const key = makeKey(room, id);
  const sizeInBytes = size ?? maxUploadBytes;
  await claimSpace(userId, sizeInBytes, (tx) => makeRow(tx, { id, key, userId, sizeInBytes }));
  const uploadUrl = await storage().signUpload({
    key: uploadKeyOf(key),
    contentType: uploadTypeOf(fileType),
    sizeInBytes: size ?? null,
  });
  return { id, key, uploadUrl };
}
