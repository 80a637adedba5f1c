import "server-only";
import pLimit from "p-limit";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Viewer } from "@/lib/fields/viewer";
import { isStorageKey } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { ensureImageVariant, imageVariantKey } from "./image-variants";
import { type Drop, noteLoss, signOriginal } from "./missing";
import { findDocument, findFile, listDocumentsByKey, type VisibleDocument } from "./queries";
import { inspectDocument, inspectFile } from "./verify-upload";

const sharedVariant = "w1200.webp";
/** Each asks a store that may be far away whether its bytes are there. */
const signedAtOnce = 8;

/**
 * Signed addresses (10 minutes, absolute) of those keys that the viewer may see and whose bytes are there, in the
 * order asked. Throws DOCUMENT_INVALID for an own document whose upload is not complete and sound (contract §2, §6).
 */
export async function signDownloads(viewer: Viewer, keys: string[], drop: Drop) {
  const asked = [...new Set(keys)].filter(isStorageKey);
  const visible = new Map(
    (await listDocumentsByKey(viewer, asked)).map((found) => [found.key, found]),
  );
  const documents = asked.flatMap((key) => visible.get(key) ?? []);
  const inLane = pLimit(signedAtOnce);
  const downloads = await Promise.all(
    documents.map((document) =>
      inLane(async () => {
        const downloadUrl = await signDownload(viewer, document, drop);
        return downloadUrl === null ? [] : [{ key: document.key, downloadUrl }];
      }),
    ),
  );
  return downloads.flat();
}

/**
 * The signed address of one document, or of an own file of the upload demo. Throws NOT_FOUND when the viewer may not
 * see it or its bytes are lost, DOCUMENT_INVALID as above.
 */
export async function getDownloadUrl(viewer: Viewer, id: string, drop: Drop): Promise<string> {
  const document = await findDocument(viewer, id);
  if (!document) {
    return getFileUrl(viewer, { id });
  }
  const downloadUrl = await signDownload(viewer, document, drop);
  if (!downloadUrl) {
    throw new AppError("NOT_FOUND");
  }
  return downloadUrl;
}

/** Null when storage has no bytes. Only who uploaded a picture and administrators get the original: it can tell where it was taken. */
async function signDownload(
  viewer: Viewer,
  document: VisibleDocument,
  drop: Drop,
): Promise<string | null> {
  if (!document.soundAt) {
    await inspectDocument(document.id);
  }
  const { type, userId } = document;
  if (type === "IMAGE" && !viewer.isAdmin && viewer.userId !== userId) {
    return signShared(document, drop);
  }
  return signOriginal(document, drop);
}

async function signShared(document: VisibleDocument, drop: Drop): Promise<string | null> {
  const { id, name } = document;
  if (!(await ensureImageVariant(document, sharedVariant))) {
    await noteLoss(document, true, drop);
    return null;
  }
  return storage().signDownload({
    key: imageVariantKey(id, sharedVariant),
    contentType: "image/webp",
    fileName: `${name.replace(/\.[^.]+$/, "")}.webp`,
  });
}

/**
 * The signed address of an own file (10 minutes, absolute). Throws NOT_FOUND for others' and unknown ones and where the
 * bytes are lost, DOCUMENT_INVALID while the upload is not complete and sound (contract §2).
 */
export async function getFileUrl(
  viewer: Viewer,
  place: { id: string } | { key: string },
): Promise<string> {
  const file = await findFile(viewer, place);
  if (!file) {
    throw new AppError("NOT_FOUND");
  }
  if (!file.soundAt && !(await inspectFile("files", file.id))) {
    const path = "key" in place ? "key" : "id";
    throw new AppError("DOCUMENT_INVALID", { issues: [issueAt(path, "invalid")] });
  }
  // No cached page shows these files: nothing is stale when one is lost.
  const url = await signOriginal({ ...file, listingId: null }, () => undefined);
  if (url === null) {
    throw new AppError("NOT_FOUND");
  }
  return url;
}
