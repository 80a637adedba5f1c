import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { type Viewer, visitor } from "@/lib/operations/viewer";
import { storage } from "@/lib/storage/storage";
import { isMediaVariant } from "./media";
import { inspectDocument } from "./mutations";
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
): Promise<Response> {
  const documentId = documentIdIn(address);
  if (!isMediaVariant(variant)) {
    throw new AppError("NOT_FOUND");
  }
  const open = await findPicture(visitor, documentId);
  const picture = open ?? (await findPicture(await askViewer(), documentId));
  const made = picture !== null && (await ensurePicture(picture, variant));
  const body = made ? await storage().read(pictureKey(documentId, variant)) : null;
  if (!body) {
    throw new AppError("NOT_FOUND");
  }
  return new Response(body, {
    headers: {
      "content-type": "image/webp",
      "cache-control": open ? "public, max-age=31536000, immutable" : "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    },
  });
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
