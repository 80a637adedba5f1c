import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";

interface FileWishes {
  userId: string;
  name?: string;
  contentType?: string;
  /** The stored bytes, by default a small PDF; null for an upload that never came. */
  bytes?: Uint8Array | null;
  isSound?: boolean;
  createdAt?: Date;
}

/** A PDF as far as the inspection looks. */
export const smallPdf = Buffer.from("%PDF-1.4\n%%EOF\n");

/** Makes the row and bytes that create-file and the upload leave. */
export async function makeFile(wishes: FileWishes) {
  const { userId, name = "Datenblatt.pdf", contentType = "application/pdf", createdAt } = wishes;
  const { bytes = smallPdf, isSound = false } = wishes;
  const id = randomUUID();
  const key = makeKey("files", id);
  if (bytes) {
    await storage().write(isSound ? key : uploadKeyOf(key), bytes, contentType);
  }
  const soundAt = isSound ? new Date() : null;
  const data = { id, key, userId, name, contentType, soundAt, ...(createdAt && { createdAt }) };
  return db().uploadedFile.create({ data });
}
