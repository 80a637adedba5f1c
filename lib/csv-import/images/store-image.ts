import "server-only";
import { keyedLimit } from "@/lib/async/limit";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { storeImage } from "@/lib/files/store-image";
import { bytesOf } from "@/lib/storage/storage";
import { fetchImage } from "./fetch-image";
import {
  baseNameOf,
  decodeBase64,
  ImageError,
  type ImageErrorCode,
  type ImageSource,
  imageAddressOf,
  sourceHashOf,
} from "./image-source";
import { type NetworkPolicy, publicNetwork } from "./network-policy";

const freshForInMs = 24 * 60 * 60_000;
/** One after the other, so that of equal sources only the first is fetched. */
const inSourceLimit = keyedLimit(1);

export type StoredImportImage = { documentId: string } | { fault: ImageErrorCode };

/**
 * Makes a picture of an import a document of the member's: sound, on no listing yet, its `sourceHash` set (issue 7).
 * Each call answers a document of its own, since one can be on one listing only; but what the member had fetched from
 * an address within the last day is copied, not fetched again. Answers the issue code of what cannot be taken; throws
 * UNAVAILABLE while storage is away.
 */
export async function storeImportImage(
  member: Member,
  source: ImageSource,
  network: NetworkPolicy = publicNetwork,
): Promise<StoredImportImage> {
  try {
    return { documentId: await take(member, source, network) };
  } catch (error) {
    if (error instanceof ImageError) {
      return { fault: error.code };
    }
    throw error;
  }
}

function take(member: Member, source: ImageSource, network: NetworkPolicy): Promise<string> {
  const sourceHash = sourceHashOf(source);
  if ("base64" in source) {
    const bytes = decodeBase64(source.base64);
    return storeImportedImage(member, { bytes, sourceHash, baseName: undefined });
  }
  const address = imageAddressOf(source.url);
  return inSourceLimit(`${member.userId} ${sourceHash}`, async () => {
    const bytes = (await findTaken(member, sourceHash)) ?? (await fetchImage(address, network));
    return storeImportedImage(member, {
      bytes,
      sourceHash,
      baseName: baseNameOf(address) || undefined,
    });
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

interface NewImage {
  bytes: Uint8Array;
  baseName: string | undefined;
  sourceHash: string;
}

/** Stores a picture as `storeImage` does, with where it came from; answers its id. Throws `picture_invalid` for what is none. */
async function storeImportedImage(member: Member, picture: NewImage): Promise<string> {
  const { bytes, baseName, sourceHash } = picture;
  const id = await storeImage(member, bytes, baseName);
  if (id === null) {
    throw new ImageError("picture_invalid");
  }
  await db().document.update({ where: { id }, data: { sourceHash } });
  return id;
}
