import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { lengthHeaders } from "@/lib/request/response-length-headers";
import { readBytes } from "@/lib/storage/storage";
import { isMediaVariant, type MediaVariant, mediaTypeOf } from "./content/image-variants";
import { ensureImageVariant, imageVariantKey } from "./ensure-image-variant";
import { type Drop, noteLoss } from "./lost-files";
import { inspectDocument } from "./mutations/verify-upload";
import { findDocument, type VisibleDocument } from "./queries";
import { documentIdIn } from "./schema";

/**
 * Cached for a year where anybody may see it, else never. Calls `askViewer` only for the latter.
 * Throws NOT_FOUND, DOCUMENT_INVALID.
 */
export async function respondWithImage(
  address: string,
  variant: string,
  askViewer: () => Promise<Viewer>,
  drop: Drop,
  asked = new Headers(),
): Promise<Response> {
  const documentId = documentIdIn(address);
  if (!isMediaVariant(variant)) {
    throw new AppError("NOT_FOUND");
  }
  const publicImage = await findImage(visitor, documentId);
  const image = publicImage ?? (await findImage(await askViewer(), documentId));
  const etag = `"${documentId}/${variant}"`;
  const headers = {
    etag,
    "cache-control": publicImage ? "public, max-age=31536000, immutable" : "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
  };
  if (image && isCached(asked, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = image && (await readImage(image, variant, drop));
  if (!body) {
    throw new AppError("NOT_FOUND");
  }
  const described = { "content-type": mediaTypeOf(variant), ...lengthHeaders(body.byteLength) };
  return new Response(body, { headers: { ...headers, ...described } });
}

/** Compares weakly (RFC 9110 §13.1.2), because compressing proxies weaken the tags of others. */
function isCached(asked: Headers, etag: string): boolean {
  const cachedTags = (asked.get("if-none-match") ?? "").split(",").map((tag) => tag.trim());
  return cachedTags.some((tag) => tag.replace(/^W\//, "") === etag);
}

/** Reads the whole image, because caches would keep a broken-off stream. */
async function readImage(image: VisibleDocument, variant: MediaVariant, drop: Drop) {
  const key = imageVariantKey(image.id, variant);
  const made = await readBytes(key);
  if (made) {
    return made;
  }
  if (await ensureImageVariant(image, variant)) {
    return readBytes(key);
  }
  await noteLoss(image, true, drop);
  return null;
}

async function findImage(viewer: Viewer, id: string): Promise<VisibleDocument | null> {
  const document = await findDocument(viewer, id);
  if (document?.type !== "IMAGE") {
    return null;
  }
  if (!document.soundAt) {
    await inspectDocument(id);
  }
  return document;
}
