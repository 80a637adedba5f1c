import "server-only";
import pLimit from "p-limit";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Viewer } from "@/lib/fields/viewer";
import { isStorageKey } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { downloadNameOf } from "./content/file-kinds";
import { ensureImageVariant, imageVariantKey } from "./ensure-image-variant";
import { type Drop, type Losable, noteLoss } from "./lost-files";
import { inspectDocument, inspectFile } from "./mutations/verify-upload";
import { findDocument, findFile, listDocumentsByKey, type VisibleDocument } from "./queries";

const sharedVariant = "w1200.webp";
const signedAtOnce = 8;

/** Leaves out invisible and lost documents. Throws DOCUMENT_INVALID. */
export async function signDownloads(viewer: Viewer, keys: string[], drop: Drop) {
  const asked = [...new Set(keys)].filter(isStorageKey);
  const visible = new Map(
    (await listDocumentsByKey(viewer, asked)).map((found) => [found.key, found]),
  );
  const documents = asked.flatMap((key) => visible.get(key) ?? []);
  const inSignLimit = pLimit(signedAtOnce);
  const downloads = await Promise.all(
    documents.map((document) =>
      inSignLimit(async () => {
        const downloadUrl = await signDownload(viewer, document, drop);
        return downloadUrl === null ? [] : [{ key: document.key, downloadUrl }];
      }),
    ),
  );
  return downloads.flat();
}

/** Also finds own files of the upload demo. Throws NOT_FOUND, DOCUMENT_INVALID. */
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

/** An original's metadata may tell a place, so only uploader and administrators get it. */
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

/** Throws NOT_FOUND, DOCUMENT_INVALID. */
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
  // No cached page shows these files.
  const url = await signOriginal({ ...file, listingId: null }, () => undefined);
  if (url === null) {
    throw new AppError("NOT_FOUND");
  }
  return url;
}

interface Original extends Losable {
  name: string;
  contentType: string;
}

/** Valid for 10 minutes. Null for lost bytes, which it notes. */
async function signOriginal(file: Original, drop: Drop): Promise<string | null> {
  const { key, name, contentType } = file;
  const found = await storage().stat(key);
  await noteLoss(file, found === null, drop);
  return (
    found &&
    storage().signDownload({ key, contentType, fileName: downloadNameOf(contentType, name) })
  );
}
