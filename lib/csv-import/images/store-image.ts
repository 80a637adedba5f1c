import "server-only";
import { keyedLimit } from "@/lib/async/limit";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { storeImage } from "@/lib/files/store-image";
import { bytesOf } from "@/lib/storage/storage";
import { fetchPicture } from "./fetch-image";
import {
  baseNameOf,
  decodeBase64,
  PictureFault,
  type PictureFaultCode,
  type PictureSource,
  pictureAddressOf,
  sourceHashOf,
} from "./image-source";
import { type NetworkPolicy, publicNetwork } from "./network-policy";

const freshForInMs = 24 * 60 * 60_000;
/** One after the other, so that of equal sources only the first is fetched. */
const inSourceLimit = keyedLimit(1);

export type TakenPicture = { documentId: string } | { fault: PictureFaultCode };

/**
 * Makes a picture of an import a document of the member's: sound, on no listing yet, its `sourceHash` set (issue 7).
 * Each call answers a document of its own, since one can be on one listing only; but what the member had fetched from
 * an address within the last day is copied, not fetched again. Answers the issue code of what cannot be taken; throws
 * UNAVAILABLE while storage is away.
 */
export async function takePicture(
  member: Member,
  source: PictureSource,
  network: NetworkPolicy = publicNetwork,
): Promise<TakenPicture> {
  try {
    return { documentId: await take(member, source, network) };
  } catch (error) {
    if (error instanceof PictureFault) {
      return { fault: error.code };
    }
    throw error;
  }
}

function take(member: Member, source: PictureSource, network: NetworkPolicy): Promise<string> {
  const sourceHash = sourceHashOf(source);
  if ("base64" in source) {
    const bytes = decodeBase64(source.base64);
    return storePicture(member, { bytes, sourceHash, baseName: undefined });
  }
  const address = pictureAddressOf(source.url);
  return inSourceLimit(`${member.userId} ${sourceHash}`, async () => {
    const bytes = (await findTaken(member, sourceHash)) ?? (await fetchPicture(address, network));
    return storePicture(member, { bytes, sourceHash, baseName: baseNameOf(address) || undefined });
  });
}

/** The bytes that the member had fetched from that source within the last day; null where there are none. */
async function findTaken(member: Member, sourceHash: string): Promise<Uint8Array | null> {
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
async function storePicture(member: Member, picture: NewPicture): Promise<string> {
  const { bytes, baseName, sourceHash } = picture;
  const id = await storeImage(member, bytes, baseName);
  if (id === null) {
    throw new PictureFault("picture_invalid");
  }
  await db().document.update({ where: { id }, data: { sourceHash } });
  return id;
}
