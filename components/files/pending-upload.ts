import type { FailureCode } from "@/lib/actions/action-result";
import { maxDocuments } from "@/lib/files/document-type";
import type { DocumentType } from "@/lib/files/schema";

export interface UploadError {
  code:
    | "type"
    | "empty"
    | "too_large"
    | "too_many"
    | "name_too_long"
    | "failed"
    | "stalled"
    | "no_image"
    | "false_content"
    | FailureCode;
  retryAfterInSeconds?: number | undefined;
}

export interface PendingUpload {
  /** Only this browser knows it. */
  key: string;
  /** The order of picking. */
  place: number;
  file: File;
  type: DocumentType;
  previewUrl: string | null;
  state: "waiting" | "uploading" | "failed";
  sentBytes: number;
  error: UploadError | null;
}

/** Whether another try can help; a file beyond the limit waits for room. */
export function canRetry({ error }: PendingUpload, hasRoom: boolean): boolean {
  return error !== null && !finalErrors.has(error.code) && (error.code !== "too_many" || hasRoom);
}

const finalErrors: ReadonlySet<UploadError["code"]> = new Set([
  "type",
  "empty",
  "too_large",
  "name_too_long",
  "no_image",
  "false_content",
  "VALIDATION",
]);

/** Whether the following files would fail with the same error. */
export function stopsQueue({ code }: UploadError): boolean {
  return ["UNAUTHENTICATED", "OTHER_ACCOUNT", "TOO_MANY_REQUESTS"].includes(code);
}

export function hasRoom(count: number, uploads: readonly PendingUpload[]): boolean {
  return count + onTheWay(uploads).length < maxDocuments;
}

export interface FailedFile {
  key: string;
  name: string;
}

export function failedFiles(uploads: readonly PendingUpload[]): FailedFile[] {
  const failed = uploads.filter(({ state }) => state === "failed");
  return failed.map(({ key, file }) => ({ key, name: file.name }));
}

export function onTheWay(uploads: readonly PendingUpload[]): PendingUpload[] {
  return uploads.filter(({ state }) => state !== "failed");
}
