import "server-only";
import { keyedLimit } from "@/lib/async/concurrency-limits";
import type { Member } from "@/lib/fields/viewer";
import { maxImageBytes } from "@/lib/files/content/base64-image";
import { fetchPublic } from "@/lib/outbound/fetch-public";
import { type NetworkPolicy, publicNetwork } from "@/lib/outbound/network-policy";
import {
  baseNameOf,
  decodeBase64,
  ImageError,
  type ImageErrorCode,
  type ImageSource,
  imageAddressOf,
  imageErrorOf,
  sourceHashOf,
} from "./image-source";
import { insertImportImage } from "./mutations/insert-import-image";
import { findFetchedImage } from "./queries/find-fetched-image";

const wantedImage = {
  accept: "image/avif,image/webp,image/png,image/jpeg",
  maxBytes: maxImageBytes,
};
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
  } catch (thrown) {
    const error = imageErrorOf(thrown);
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
    return insertImportImage(member, { bytes, sourceHash, baseName: undefined });
  }
  const address = imageAddressOf(source.url);
  return inSourceLimit(`${member.userId} ${sourceHash}`, async () => {
    const bytes =
      (await findFetchedImage(member, sourceHash)) ??
      (await fetchPublic(address, wantedImage, network));
    return insertImportImage(member, {
      bytes,
      sourceHash,
      baseName: baseNameOf(address) || undefined,
    });
  });
}
