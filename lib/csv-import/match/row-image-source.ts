import "server-only";
import {
  ImageError,
  type ImageErrorCode,
  type ImageSource,
  requireTakeable,
  sourceHashOf,
} from "../images/image-source";
import type { RowFields } from "./row-to-listing";

export interface RowImage {
  hash: string;
  /** Null where the cell holds the bytes. */
  url: string | null;
  /** Why this import cannot have it. */
  error?: ImageErrorCode;
  /** That the listing keeps its image is known before the import. */
  isKept?: true;
}

/** Prefers the bytes in a cell to an address. */
export function imageSourceOf({ csvMainImageBase64, mainImageUrl }: RowFields): ImageSource | null {
  if (isText(csvMainImageBase64)) {
    return { base64: csvMainImageBase64 };
  }
  return isText(mainImageUrl) ? { url: mainImageUrl } : null;
}

export function rowImageOf(fields: RowFields): RowImage | null {
  const source = imageSourceOf(fields);
  const image = source && { hash: sourceHashOf(source), url: "url" in source ? source.url : null };
  const error = source && imageErrorOf(source);
  return image && error ? { ...image, error, isKept: true } : image;
}

function imageErrorOf(source: ImageSource): ImageErrorCode | null {
  try {
    requireTakeable(source);
    return null;
  } catch (error) {
    if (error instanceof ImageError) {
      return error.code;
    }
    throw error;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
