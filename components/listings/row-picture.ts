import { mediaUrl } from "@/lib/documents/media";
import type { Translator } from "@/lib/i18n/translator";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";

/** A listing's picture in a list. */
export interface RowPicture {
  /** Null where it has none. */
  src: string | null;
  /** Why the part cannot be had; null where it can. */
  overlay: string | null;
}

/** `isPreview`: of a row of a file, which is no listing yet. */
export function rowPictureOf(listing: Listing, t: Translator, isPreview = false): RowPicture {
  const overlay = isPreview ? "preview" : overlayOf(listing);
  return {
    src: listing.mainImageId && mediaUrl(listing.mainImageId, "w112.webp"),
    overlay: overlay && t(`listing|overlay|${overlay}`),
  };
}
