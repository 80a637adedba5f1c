import "server-only";
import type { RowFields } from "./listing-of-row";
import { type PictureSource, sourceHashOf } from "./pictures/picture-source";

/** What is kept of a row's picture; the bytes in a cell stay where they are. */
export interface RowPicture {
  hash: string;
  /** Null of one that is in the cell itself. */
  url: string | null;
}

/** Where the picture of a row comes from: its own bytes before an address; null where it has none. */
export function pictureSourceOf({
  csvMainImageBase64,
  mainImageUrl,
}: RowFields): PictureSource | null {
  if (isText(csvMainImageBase64)) {
    return { base64: csvMainImageBase64 };
  }
  return isText(mainImageUrl) ? { url: mainImageUrl } : null;
}

/** As it is kept with the row. */
export function rowPictureOf(fields: RowFields): RowPicture | null {
  const source = pictureSourceOf(fields);
  return source && { hash: sourceHashOf(source), url: "url" in source ? source.url : null };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
