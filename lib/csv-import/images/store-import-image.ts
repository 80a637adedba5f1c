import "server-only";
import { keyedLimit } from "@/lib/async/concurrency-limits";
import type { Member } from "@/lib/fields/viewer";
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
import { insertImportImage } from "./mutations/insert-import-image";
import { type NetworkPolicy, publicNetwork } from "./network-policy";
import { findFetchedImage } from "./queries/find-fetched-image";

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
    return insertImportImage(member, { bytes, sourceHash, baseName: undefined });
  }
  const address = imageAddressOf(source.url);
  return inSourceLimit(`${member.userId} ${sourceHash}`, async () => {
    const bytes =
      (await findFetchedImage(member, sourceHash)) ?? (await fetchImage(address, network));
    return insertImportImage(member, {
      bytes,
      sourceHash,
      baseName: baseNameOf(address) || undefined,
    });
  });
}
