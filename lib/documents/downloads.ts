import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/operations/viewer";
import { isStorageKey } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { downloadNameOf } from "./kinds";
import { inspectDocument } from "./mutations";
import { ensurePicture, pictureKey } from "./pictures";
import { findDocument, listDocumentsByKey, type VisibleDocument } from "./queries";

const sharedVariant = "w1200.webp";

/**
 * Signed addresses (10 minutes, absolute) of those keys that the viewer may see, in the order asked.
 * Throws DOCUMENT_INVALID for an own document whose upload is not complete and sound (contract §2, §6).
 */
export async function signDownloads(viewer: Viewer, keys: string[]) {
  const asked = [...new Set(keys)].filter(isStorageKey);
  const visible = new Map(
    (await listDocumentsByKey(viewer, asked)).map((found) => [found.key, found]),
  );
  const downloads: { key: string; downloadUrl: string }[] = [];
  for (const key of asked) {
    const document = visible.get(key);
    if (document) {
      downloads.push({ key, downloadUrl: await signDownload(viewer, document) });
    }
  }
  return downloads;
}

/** The signed address of one document. Throws NOT_FOUND when the viewer may not see it, DOCUMENT_INVALID as above. */
export async function getDownloadUrl(viewer: Viewer, id: string): Promise<string> {
  const document = await findDocument(viewer, id);
  if (!document) {
    throw new AppError("NOT_FOUND");
  }
  return signDownload(viewer, document);
}

/** Only who uploaded a picture and administrators get the original: it can tell where it was taken. */
async function signDownload(viewer: Viewer, document: VisibleDocument): Promise<string> {
  if (!document.soundAt) {
    await inspectDocument(document.id);
  }
  const { id, key, name, contentType } = document;
  const asOriginal =
    document.type !== "IMAGE" || viewer.isAdmin || viewer.userId === document.userId;
  if (asOriginal) {
    return storage().signDownload({
      key,
      contentType,
      fileName: downloadNameOf(contentType, name),
    });
  }
  if (!(await ensurePicture({ id, key }, sharedVariant))) {
    throw new AppError("DOCUMENT_INVALID", { documentIds: [id] });
  }
  const fileName = `${name.replace(/\.[^.]+$/, "")}.webp`;
  return storage().signDownload({
    key: pictureKey(id, sharedVariant),
    contentType: "image/webp",
    fileName,
  });
}
