import type { FailureCode } from "@/lib/actions/action-result";
import type { Issue } from "@/lib/errors/issues";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { kindOf } from "@/lib/files/content/file-kinds";
import { documentTypeOf, mainImageOf, maxDocuments } from "@/lib/files/document-rules";
import type { DocumentType, UploadedDocument } from "@/lib/files/schema";

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

export function rejectionOf(
  file: Pick<File, "name" | "type" | "size">,
  count: number,
): UploadError | null {
  if (!kindOf(file.type, file.name)) {
    return { code: "type" };
  }
  if (file.size === 0) {
    return { code: "empty" };
  }
  if (file.size > maxUploadBytes) {
    return { code: "too_large" };
  }
  return count >= maxDocuments ? { code: "too_many" } : null;
}

/** An issue of the ticket that the file's name causes. */
export function errorOfName({ path, code }: Issue): "name_too_long" | undefined {
  return path === "name" && code.startsWith("too_long") ? "name_too_long" : undefined;
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
export function stopsAll({ code }: UploadError): boolean {
  return ["UNAUTHENTICATED", "OTHER_ACCOUNT", "TOO_MANY_REQUESTS"].includes(code);
}

/** The type before the server's inspection: by kind, else by name. */
export function typeOfFile(file: Pick<File, "name" | "type">): DocumentType {
  const kind = kindOf(file.type, file.name);
  return kind ? documentTypeOf(kind, kind.isCad ? undefined : guessedType(file.name)) : "OTHER";
}

/** A "3.1" alone is an inspection certificate, unless it is a version. */
const nameHints: [RegExp, DocumentType][] = [
  [/zeugnis|zertifikat|certificat|konform|conform|prüfprotokoll|attest/, "CERTIFICATE"],
  [/datenblatt|data[ _-]?sheet|spezifikation|specification|technische[ _-]daten/, "SPECS"],
  [/anleitung|handbuch|manual|instruction/, "MANUAL"],
  [/(?<![\d.v])3\.[12](?!\.?\d)|(?<!\p{L})ce[ _-]/u, "CERTIFICATE"],
];

function guessedType(name: string): DocumentType | undefined {
  // macOS decomposes umlauts.
  const text = name.normalize("NFC").toLowerCase();
  return nameHints.find(([hint]) => hint.test(text))?.[1];
}

export function mainKeyOf(
  documents: readonly UploadedDocument[],
  uploads: readonly PendingUpload[],
  chosen: string | null,
): string | null {
  const pending = onTheWay(uploads).map(({ key, type }) => ({ id: key, type }));
  const candidates = [...documents, ...pending];
  return mainImageOf(candidates, chosen);
}

/** Inserts it before files that were picked later. */
export function withArrival(
  documents: readonly UploadedDocument[],
  arrived: UploadedDocument,
  placeOf: (id: string) => number,
): UploadedDocument[] {
  const before = documents.findLastIndex(({ id }) => placeOf(id) < placeOf(arrived.id));
  return documents.toSpliced(before + 1, 0, arrived);
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
