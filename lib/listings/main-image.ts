import "server-only";
import { bytesOfBase64 } from "@/lib/documents/base64-image";
import { discardUnused, storeImage } from "@/lib/documents/stored-image";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { reportable } from "@/lib/errors/report";
import type { Member } from "@/lib/operations/viewer";

/**
 * Saves a listing whose main image comes as text: `save` gets the id of the document that was made of it, null without
 * one. What the save does not put onto a listing is taken away again. Throws VALIDATION at mainImage for what is no image.
 */
export async function withMainImage<Saved>(
  member: Member,
  mainImage: string | null | undefined,
  save: (documentId: string | null) => Promise<Saved>,
): Promise<Saved> {
  if (!mainImage) {
    return save(null);
  }
  const documentId = await storeImage(member, bytesOfBase64(mainImage));
  if (documentId === null) {
    throw new AppError("VALIDATION", { issues: [issueAt("mainImage", "picture_invalid")] });
  }
  try {
    return await save(documentId);
  } finally {
    // What stays behind here is swept within a day.
    await discardUnused(documentId).catch((error) => reportable(error, "discard an image"));
  }
}
