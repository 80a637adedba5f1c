import "server-only";
import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/db/client";
import { maxUploadBytes } from "@/lib/fields/limits";
import { type FileRoom, makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { uploadTypeOf } from "../content/file-kinds";
import { claimSpace } from "./quota";

interface UploadWish {
  /** The PUT must send the same type. */
  fileType: string;
  size?: number | undefined;
}

/** `sizeInBytes` is the maximum until the bytes are verified. */
interface Place {
  id: string;
  key: string;
  userId: string;
  sizeInBytes: number;
}

export async function createUploadTicket(
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
