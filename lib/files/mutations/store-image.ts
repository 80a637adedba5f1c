import "server-only";
import { fileTypeFromBuffer } from "file-type";
import { transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { kindOfStored } from "../content/file-kinds";
import { documentTicketInput } from "../schema";
import { inspectDocuments } from "./attach-documents";
import { discardObjects, objectKeysOf, removeDiscarded } from "./discarded-objects";
import { createDocumentTicket } from "./upload-ticket";

const nameless = "bild";

/** Verifies like an upload. Null for anything but a valid image. */
export async function storeImage(
  member: Member,
  bytes: Uint8Array,
  baseName = nameless,
): Promise<string | null> {
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = sniffed?.mime === "image/apng" ? "image/png" : (sniffed?.mime ?? "");
  const kind = kindOfStored(mime);
  if (kind?.content !== "image") {
    return null;
  }
  const { contentType, extensions } = kind;
  const file = { fileType: contentType, size: bytes.length };
  const named = documentTicketInput.safeParse({ ...file, name: `${baseName}.${extensions[0]}` });
  const unnamed = { ...file, name: `${nameless}.${extensions[0]}` };
  const { id, key } = await createDocumentTicket(
    member,
    named.data ?? documentTicketInput.parse(unnamed),
  );
  await storage().write(uploadKeyOf(key), bytes, contentType);
  return (await isSound(member, id)) ? id : null;
}

export async function discardUnused(id: string): Promise<void> {
  const keys = await transact(async (tx) => {
    const loose = await tx.$queryRaw<{ id: string; key: string }[]>`
      DELETE FROM document WHERE id = ${id}::uuid AND listing_id IS NULL RETURNING id, key`;
    const taken = loose.flatMap(objectKeysOf);
    await discardObjects(tx, taken);
    return taken;
  });
  await removeDiscarded(keys);
}

async function isSound(member: Member, id: string): Promise<boolean> {
  try {
    await inspectDocuments(member, null, [id]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "DOCUMENT_INVALID") {
      return false;
    }
    throw error;
  }
}
