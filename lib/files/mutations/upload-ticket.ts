import "server-only";
import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import type { Member } from "@/lib/fields/viewer";
import { type FileRoom, makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { kindOf, textTypeOf, uploadTypeOf } from "../content/file-kinds";
import { documentTypeOf } from "../document-type";
import type { DocumentTicketInput, FileTicketInput } from "../schema";
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

async function createUploadTicket(
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

/** Throws DOCUMENT_INVALID, QUOTA_EXCEEDED, STORAGE_FULL. */
export async function createDocumentTicket(member: Member, file: DocumentTicketInput) {
  const kind = kindOf(file.fileType, file.name);
  if (!kind) {
    throw new AppError("DOCUMENT_INVALID");
  }
  const facts = {
    name: file.name,
    contentType: kind.contentType,
    type: documentTypeOf(kind, file.type),
  };
  return createUploadTicket("documents", member.userId, file, (tx, place) =>
    tx.document.create({ data: { ...place, ...facts } }),
  );
}
