import "server-only";
import { db } from "@/lib/db/client";
import { storeImage } from "@/lib/documents/stored-image";
import type { Member } from "@/lib/operations/viewer";
import { bytesOf } from "@/lib/storage/bytes";
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
  baseName: string | undefined;
  sourceHash: string;
}

/** Stores a picture as `storeImage` does, with where it came from; answers its id. Throws `picture_invalid` for what is none. */
export async function storePicture(member: Member, picture: NewPicture): Promise<string> {
  const { bytes, baseName, sourceHash } = picture;
  const id = await storeImage(member, bytes, baseName);
  if (id === null) {
    throw new PictureFault("picture_invalid");
  }
  await db().document.update({ where: { id }, data: { sourceHash } });
  return id;
}
