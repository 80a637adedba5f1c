import { kindOf } from "@/lib/documents/kinds";
import { mainImageOf, typeOf } from "@/lib/documents/rules";
import type { DocumentType, UploadedDocument } from "@/lib/documents/schema";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { maxDocuments } from "@/lib/listings/schema";
import { maxUploadBytes } from "@/lib/storage/upload-limit";

const maxThumbnailName = 10;

/** What is wrong with a file before it is sent, `failed` when sending it did not work, or the server's code. */
export type UploadFault = "type" | "empty" | "too_large" | "too_many" | "failed" | ErrorCode;

/** A file on its way; those that have arrived are documents of the form. */
export interface PendingUpload {
  /** Only this browser knows it. */
  key: string;
  file: File;
  type: DocumentType;
  /** A picture to look at meanwhile; null for what is none. */
  previewUrl: string | null;
  state: "waiting" | "uploading" | "failed";
  sentBytes: number;
  fault: UploadFault | null;
}

/** Why a file is not even sent; null when it may go. `count` files are there already. */
export function refusalOf(
  file: Pick<File, "name" | "type" | "size">,
  count: number,
): UploadFault | null {
  if (!kindOf(file.type, file.name)) {
    return "type";
  }
  if (file.size === 0) {
    return "empty";
  }
  if (file.size > maxUploadBytes) {
    return "too_large";
  }
  return count >= maxDocuments ? "too_many" : null;
}

/** What a file counts as before the server has seen it. */
export function typeOfFile(file: Pick<File, "name" | "type">): DocumentType {
  const kind = kindOf(file.type, file.name);
  return kind ? typeOf(kind, undefined) : "OTHER";
}

/** The main image as it stands: the chosen one, else the first existing picture, else the first pending (spec §4). */
export function mainKeyOf(
  documents: readonly UploadedDocument[],
  uploads: readonly PendingUpload[],
  chosen: string | null,
): string | null {
  const pending = uploads.filter((upload) => upload.state !== "failed");
  const candidates = [...documents, ...pending.map(({ key, type }) => ({ id: key, type }))];
  return mainImageOf(candidates, chosen);
}

/** Whether a form must wait. */
export function isBusy(uploads: readonly PendingUpload[]): boolean {
  return uploads.some((upload) => upload.state !== "failed");
}

/** A file's name under its thumbnail: ten characters and an ellipsis (spec §9). */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > maxThumbnailName
    ? `${characters.slice(0, maxThumbnailName).join("")}…`
    : name;
}
