import "server-only";
import { db } from "@/lib/db/client";
import { inspectDocuments, issueTicket } from "@/lib/documents/mutations";
import { documentTicketInput } from "@/lib/documents/schema";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/operations/viewer";
import { bytesOf } from "@/lib/storage/bytes";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { PictureFault } from "./picture-fault";

const freshForInMs = 24 * 60 * 60_000;

/** The bytes that the member had fetched from that source within the last day; null where there are none. */
export async function findTaken(member: Member, sourceHash: string): Promise<Uint8Array | null> {
  const createdAt = { gt: new Date(Date.now() - freshForInMs) };
  const document = await db().document.findFirst({
    where: {
      userId: member.userId,
      sourceHash,
      createdAt,
      soundAt: { not: null },
      lostAt: null,
    },
    select: { key: true },
    orderBy: { createdAt: "desc" },
  });
  return document && bytesOf(document.key);
}

interface NewPicture {
  bytes: Uint8Array;
  contentType: string;
  name: string;
  sourceHash: string;
}

/**
 * Stores a picture by the same ticket, inspection and keys as an upload of the member's; answers its id.
 * Throws `picture_invalid` for one that the inspection refuses: nothing of it is left then.
 */
export async function storePicture(member: Member, picture: NewPicture): Promise<string> {
  const { bytes, contentType, sourceHash } = picture;
  const { id, key } = await issueTicket(member, ticketFor(picture));
  await storage().write(uploadKeyOf(key), bytes, contentType);
  try {
    await inspectDocuments(member, null, [id]);
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === "DOCUMENT_INVALID";
    throw isRefused ? new PictureFault("picture_invalid") : error;
  }
  await db().document.update({ where: { id }, data: { sourceHash } });
  return id;
}

/** A name that no upload could have is not kept. */
function ticketFor({ contentType, name, bytes }: NewPicture) {
  const file = { fileType: contentType, size: bytes.length };
  const extension = name.slice(name.lastIndexOf("."));
  const named = documentTicketInput.safeParse({ ...file, name });
  return named.data ?? documentTicketInput.parse({ ...file, name: `bild${extension}` });
}
