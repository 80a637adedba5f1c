import "server-only";
import { bytesOf } from "@/lib/storage/bytes";
import { storage } from "@/lib/storage/storage";
import { type MediaVariant, mediaVariants } from "./media";
import { shrinkPicture } from "./picture-content";

interface Picture {
  id: string;
  key: string;
}

const underWay = new Map<string, Promise<boolean>>();

/** Where a size of a picture is stored. */
export function pictureKey(documentId: string, variant: MediaVariant): string {
  return `media/${documentId}/${variant}`;
}

/** The storage keys of all sizes. */
export function pictureKeys(documentId: string): string[] {
  return Object.keys(mediaVariants).map((variant) =>
    pictureKey(documentId, variant as MediaVariant),
  );
}

/** Makes a size of a sound picture once, however many ask for it; false when its original is gone. */
export async function ensurePicture(picture: Picture, variant: MediaVariant): Promise<boolean> {
  const key = pictureKey(picture.id, variant);
  if (await storage().stat(key)) {
    return true;
  }
  const job =
    underWay.get(key) ?? makePicture(picture, variant).finally(() => underWay.delete(key));
  underWay.set(key, job);
  return job;
}

async function makePicture(picture: Picture, variant: MediaVariant): Promise<boolean> {
  const original = await bytesOf(picture.key);
  if (!original) {
    return false;
  }
  const made = await shrinkPicture(original, mediaVariants[variant]);
  await storage().write(pictureKey(picture.id, variant), made, "image/webp");
  return true;
}
