import "server-only";
import type { RowIssue } from "../fields";
import {
  ImageError,
  type ImageErrorCode,
  type ImageSource,
  requireTakeable,
  sourceHashOf,
} from "../images/image-source";
import { firstCharacters } from "../parse/cell-text";
import type { RowFields } from "./row-to-listing";

export interface RowImage {
  hash: string;
  /** Null where the cell holds the bytes. */
  url: string | null;
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
  return source && { hash: sourceHashOf(source), url: "url" in source ? source.url : null };
}

export function imageIssuesOf(fields: RowFields): RowIssue[] {
  const source = imageSourceOf(fields);
  try {
    if (source) {
      requireTakeable(source);
    }
    return [];
  } catch (error) {
    if (source && error instanceof ImageError) {
      return [imageIssueOf(source, error.code)];
    }
    throw error;
  }
}

export function imageIssueOf(source: ImageSource, code: ImageErrorCode): RowIssue {
  return "url" in source
    ? { field: "mainImageUrl", code, value: firstCharacters(source.url) }
    : { field: "csvMainImageBase64", code, value: firstCharacters(source.base64) };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
