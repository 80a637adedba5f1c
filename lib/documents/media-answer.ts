import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { type Viewer, visitor } from "@/lib/operations/viewer";
import { storage } from "@/lib/storage/storage";
import { inspectDocument } from "./acceptance";
import { type Drop, noteLoss } from "./lost";
import { isMediaVariant, type MediaVariant, mediaTypeOf } from "./media";
import { ensurePicture, pictureKey } from "./pictures";
import { findDocument, type VisibleDocument } from "./queries";
import { documentIdIn } from "./schema";

/**
 * A picture in one of the sizes: cached for a year where anybody may see it, else for nobody (contract §6).
 * `askViewer` is called only for the latter. Throws NOT_FOUND, and DOCUMENT_INVALID for an own unsound upload.
 */
export async function answerPicture(
  address: string,
  variant: string,
  askViewer: () => Promise<Viewer>,
  drop: Drop,
): Promise<Response> {
  const documentId = documentIdIn(address);
  if (!isMediaVariant(variant)) {
    throw new AppError("NOT_FOUND");
  }
  const open = await findPicture(visitor, documentId);
  const picture = open ?? (await findPicture(await askViewer(), documentId));
  const body = picture && (await readPicture(picture, variant, drop));
  if (!body) {
    throw new AppError("NOT_FOUND");
  }
  return new Response(body, {
    headers: {
      "content-type": mediaTypeOf(variant),
      "cache-control": open ? "public, max-age=31536000, immutable" : "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    },
  });
}

async function readPicture(picture: VisibleDocument, variant: MediaVariant, drop: Drop) {
  if (await ensurePicture(picture, variant)) {
    return storage().read(pictureKey(picture.id, variant));
  }
  await noteLoss(picture, true, drop);
  return null;
}

async function findPicture(viewer: Viewer, id: string): Promise<VisibleDocument | null> {
  const document = await findDocument(viewer, id);
  if (document?.type !== "IMAGE") {
    return null;
  }
  if (!document.soundAt) {
    await inspectDocument(id);
  }
  return document;
}
