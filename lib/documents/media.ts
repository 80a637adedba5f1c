/** The sizes that pictures are served in: longest edge in pixels. */
export const mediaVariants = { "w112.webp": 112, "w480.webp": 480, "w1200.webp": 1200 } as const;
export type MediaVariant = keyof typeof mediaVariants;

/** The address of a listing's picture, which never changes (contract §6). */
export function mediaUrl(documentId: string, variant: MediaVariant): string {
  return `/media/${documentId}/${variant}`;
}

/** The address of a document for pages: it authorises and leads to a signed one. */
export function documentUrl(documentId: string): string {
  return `/files/${documentId}`;
}

/** Whether a text names one of the sizes. */
export function isMediaVariant(text: string): text is MediaVariant {
  return Object.hasOwn(mediaVariants, text);
}
