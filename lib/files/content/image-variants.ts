/** The longest edge in pixels. */
export const mediaVariants = {
  "w112.webp": 112,
  "w480.webp": 480,
  "w480.avif": 480,
  "w1200.webp": 1200,
  "w1200.avif": 1200,
} as const;
export type MediaVariant = keyof typeof mediaVariants;

export function mediaUrl(documentId: string, variant: MediaVariant): string {
  return `/media/${documentId}/${variant}`;
}

export function documentUrl(documentId: string): string {
  return `/files/${documentId}`;
}

export function isMediaVariant(text: string): text is MediaVariant {
  return Object.hasOwn(mediaVariants, text);
}

export function mediaTypeOf(variant: MediaVariant): "image/avif" | "image/webp" {
  return variant.endsWith(".avif") ? "image/avif" : "image/webp";
}
