import "server-only";
import pMemoize from "p-memoize";
import { bytesOf } from "@/lib/storage/bytes";
import { storage } from "@/lib/storage/storage";
import { inFileLimit } from "./file-limit";
import { isMediaVariant, type MediaVariant, mediaTypeOf, mediaVariants } from "./media";
import { shrinkPicture } from "./picture-content";

interface Picture {
  id: string;
  key: string;
}

const variants = Object.keys(mediaVariants).filter(isMediaVariant);
const makePictureOnce = pMemoize(
  (picture: Picture, variant: MediaVariant) => makePictures(picture, [variant]),
  { cache: false, cacheKey: ([{ id }, variant]) => pictureKey(id, variant) },
);

/** Where a size of a picture is stored. */
export function pictureKey(documentId: string, variant: MediaVariant): string {
  return `media/${documentId}/${variant}`;
}

/** The storage keys of all sizes. */
export function pictureKeys(documentId: string): string[] {
  return variants.map((variant) => pictureKey(documentId, variant));
}

/** Makes a size of a sound picture once, however many ask for it; false when its original is gone. */
export async function ensurePicture(picture: Picture, variant: MediaVariant): Promise<boolean> {
  const key = pictureKey(picture.id, variant);
  return (await storage().stat(key)) !== null || makePictureOnce(picture, variant);
}

/** Makes those sizes of a sound picture that are not there yet; false when its original is gone. */
export async function ensurePictures(picture: Picture): Promise<boolean> {
  const missing: MediaVariant[] = [];
  for (const variant of variants) {
    if (!(await storage().stat(pictureKey(picture.id, variant)))) {
      missing.push(variant);
    }
  }
  return missing.length === 0 || makePictures(picture, missing);
}

function makePictures({ id, key }: Picture, wanted: MediaVariant[]): Promise<boolean> {
  return inFileLimit(async () => {
    const original = await bytesOf(key);
    if (!original) {
      return false;
    }
    for (const { variant, bytes } of await shrinkPicture(original, wanted)) {
      await storage().write(pictureKey(id, variant), bytes, mediaTypeOf(variant));
    }
    return true;
  });
}
