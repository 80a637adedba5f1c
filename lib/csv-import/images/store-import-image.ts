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
/** Fetches equal sources one after the other, so that only the first goes to the network. */
const inSourceLimit = keyedLimit(1);

export type StoredImportImage = { documentId: string } | { error: ImageErrorCode };

/**
 * Each call makes a new document. Copies what the member fetched from that address within a day.
 * Throws UNAVAILABLE.
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
      return { error: error.code };
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

async function storeImportedImage(member: Member, image: NewImage): Promise<string> {
  const { bytes, baseName, sourceHash } = image;
  const id = await storeImage(member, bytes, baseName);
  if (id === null) {
    throw new ImageError("picture_invalid");
  }
  await db().document.update({ where: { id }, data: { sourceHash } });
  return id;
}
