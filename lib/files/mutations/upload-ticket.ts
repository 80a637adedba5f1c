import "server-only";
import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/db/client";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import type { Member } from "@/lib/fields/viewer";
import { type FileRoom, makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { textTypeOf, uploadTypeOf } from "../content/file-kinds";
import type { FileTicketInput } from "../schema";
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

/** Throws QUOTA_EXCEEDED, STORAGE_FULL. */
export function createFileTicket(member: Member, file: FileTicketInput) {
  const { fileType, name } = file;
  const contentType = fileType === "text/*" ? textTypeOf(name) : fileType;
  return createUploadTicket("files", member.userId, file, (tx, place) =>
    tx.uploadedFile.create({ data: { ...place, name, contentType } }),
  );
}
