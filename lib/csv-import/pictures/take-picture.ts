import "server-only";
import type { Member } from "@/lib/operations/viewer";
import { fetchPicture } from "./fetch-picture";
import { type NetworkPolicy, publicNetwork } from "./network-policy";
import { inSourceTurn } from "./network-turns";
import { baseNameOf, pictureAddressOf } from "./picture-address";
import { findTaken, storePicture } from "./picture-document";
import { PictureFault, type PictureFaultCode } from "./picture-fault";
import { decodeBase64, type PictureSource, sourceHashOf } from "./picture-source";

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
  return inSourceTurn(`${member.userId} ${sourceHash}`, async () => {
    const bytes = (await findTaken(member, sourceHash)) ?? (await fetchPicture(address, network));
    return storePicture(member, { bytes, sourceHash, baseName: baseNameOf(address) || undefined });
  });
}
