import "server-only";
import pMemoize from "p-memoize";
import type { Job } from "@/lib/queue/job";
import type { Queue } from "@/lib/queue/queue";
import { readBytes, storage } from "@/lib/storage/storage";
import { inFileLimit, shrinkImage } from "./content/image-decoder";
import {
  isMediaVariant,
  type MediaVariant,
  mediaTypeOf,
  mediaVariants,
} from "./content/image-variants";
import { findSoundImage, type StoredImage } from "./queries";

export const imageVariantQueue: Queue = {
  name: "make-pictures",
  jobs: {
    retryLimit: 2,
    retryDelay: 60,
    // The largest image takes 10 s.
    expireInSeconds: 120,
    deleteAfterSeconds: 60 * 60,
  },
};

const variants = Object.keys(mediaVariants).filter(isMediaVariant);
const makeImageVariantOnce = pMemoize(
  (image: StoredImage, variant: MediaVariant) => makeImageVariants(image, [variant]),
  { cache: false, cacheKey: ([{ id }, variant]) => imageVariantKey(id, variant) },
);

export function imageVariantKey(documentId: string, variant: MediaVariant): string {
  return `media/${documentId}/${variant}`;
}

export function imageVariantKeys(documentId: string): string[] {
  return variants.map((variant) => imageVariantKey(documentId, variant));
}

/** False where the original is gone. */
export async function ensureImageVariant(
  image: StoredImage,
  variant: MediaVariant,
): Promise<boolean> {
  const key = imageVariantKey(image.id, variant);
  return (await storage().stat(key)) !== null || makeImageVariantOnce(image, variant);
}

async function ensureImageVariants(image: StoredImage): Promise<boolean> {
  const missing: MediaVariant[] = [];
  for (const variant of variants) {
    if (!(await storage().stat(imageVariantKey(image.id, variant)))) {
      missing.push(variant);
    }
  }
  return missing.length === 0 || makeImageVariants(image, missing);
}

function makeImageVariants({ id, key }: StoredImage, wanted: MediaVariant[]): Promise<boolean> {
  return inFileLimit(async () => {
    const original = await readBytes(key);
    if (!original) {
      return false;
    }
    for (const { variant, bytes } of await shrinkImage(original, wanted)) {
      await storage().write(imageVariantKey(id, variant), bytes, mediaTypeOf(variant));
    }
    return true;
  });
}

export const imageVariantJob: Job = {
  queue: imageVariantQueue,
  atOnce: 1,
  pollEveryInSeconds: 5,
  handle: makeImageVariantsOf,
};

/** A retry would not help where row or bytes are gone. */
async function makeImageVariantsOf(id: string): Promise<void> {
  const image = await findSoundImage(id);
  if (image) {
    await ensureImageVariants(image);
  }
}
