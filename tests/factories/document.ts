import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { db, transact } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { kindOf } from "@/lib/files/content/file-kinds";
import { documentTypeOf } from "@/lib/files/document-type";
import { attachDocuments } from "@/lib/files/mutations/attach-documents";
import { makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";

interface DocumentWishes {
  userId: string;
  listingId?: number;
  /** The extension decides the kind of file. */
  name?: string;
  /** The stored bytes, by default a small image; null for an upload that never came. */
  bytes?: Uint8Array | null;
  /** Whether it was inspected; attached documents always were. */
  isSound?: boolean;
  position?: number;
}

const red = { width: 60, height: 40, channels: 3, background: "red" } as const;
let image: Promise<Buffer> | undefined;

export function redImage(): Promise<Buffer> {
  image ??= sharp({ create: red }).png().toBuffer();
  return image;
}

/** Makes the row and bytes that create-document and the upload leave. */
export async function makeDocument(wishes: DocumentWishes) {
  const { userId, listingId, name = "Lager.png", position = 0 } = wishes;
  const kind = kindOf("", name);
  if (!kind) {
    throw new Error(`no kind of document ends like ${name}`);
  }
  const bytes = wishes.bytes === undefined ? await redImage() : wishes.bytes;
  const isSound = listingId !== undefined || (wishes.isSound ?? false);
  const id = randomUUID();
  const key = makeKey("documents", id);
  const row = await db().document.create({
    data: {
      id,
      key,
      userId,
      listingId,
      name,
      position,
      contentType: kind.contentType,
      type: documentTypeOf(kind, undefined),
      sizeInBytes: isSound ? (bytes?.length ?? null) : null,
      soundAt: isSound ? new Date() : null,
    },
  });
  if (bytes) {
    await storage().write(isSound ? key : uploadKeyOf(key), bytes, kind.contentType);
  }
  return row;
}

/** Saves documents as update-listing does; answers the main image. */
export function saveDocuments(
  member: Member,
  listingId: number,
  ids: string[],
  mainImageId: string | null = null,
) {
  return transact(async (tx) => {
    const main = await attachDocuments(tx, member, listingId, {
      documentIds: ids,
      documentTypes: {},
      mainImageId,
    });
    await tx.listing.update({ where: { id: listingId }, data: { mainImageId: main } });
    return main;
  });
}

export async function documentIdsOf(listingId: number): Promise<string[]> {
  const rows = await db().document.findMany({ where: { listingId }, orderBy: { position: "asc" } });
  return rows.map((row) => row.id);
}
