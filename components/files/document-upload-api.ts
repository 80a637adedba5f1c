import { callAction } from "@/components/form/call-action";
import { clearSession } from "@/components/session/stored-session";
import { createDocumentAction, getBulkDownloadFilesSignedUrlAction } from "@/lib/actions/files";
import type { DocumentType } from "@/lib/files/schema";
import type { UploadError } from "./pending-upload";
import { putFile } from "./put-file";
import type { Ticket, UploadApi } from "./send-file";
import { errorOfName } from "./upload-rules";

interface IssuedDocument {
  id: string;
  key: string;
  uploadUrl: string;
  type: DocumentType;
}

export function documentUploadApi(userId: string): UploadApi<IssuedDocument> {
  return {
    issueTicket: (file, type) => issueTicket(userId, file, type),
    put: putFile,
    confirm: (ticket) => confirm(userId, ticket),
    dropTicket: deleteLooseDocument,
  };
}

async function issueTicket(
  userId: string,
  file: File,
  type: DocumentType,
): Promise<Ticket<IssuedDocument>> {
  const stated = type === "IMAGE" ? undefined : type;
  const payload = { fileType: file.type, name: file.name, size: file.size, type: stated };
  const result = await callAction(() => createDocumentAction(userId, payload));
  if (result.ok) {
    return { ok: true, ...result.answer, type };
  }
  const { code, issues, retryAfterInSeconds } = result;
  if (code === "UNAUTHENTICATED") {
    clearSession();
  }
  const errorCode = issues.map(errorOfName).find(Boolean) ?? code;
  return { ok: false, error: { code: errorCode, retryAfterInSeconds } };
}

/** Requesting the file's address makes the server inspect it, and a false file is deleted. */
async function confirm(userId: string, { key, type }: IssuedDocument): Promise<UploadError | null> {
  const result = await callAction(() =>
    getBulkDownloadFilesSignedUrlAction(userId, { keys: [key] }),
  );
  if (result.ok) {
    return result.answer.length === 1 ? null : { code: "failed" };
  }
  if (result.code !== "DOCUMENT_INVALID") {
    return { code: result.code, retryAfterInSeconds: result.retryAfterInSeconds };
  }
  return { code: type === "IMAGE" ? "no_image" : "false_content" };
}

/**
 * Leaves a document that a save with a lost answer has put on a listing. `keepalive` outlives the page; a
 * sweep deletes the rest after a day.
 */
export async function deleteLooseDocument(id: string): Promise<void> {
  await fetch("/operations/delete-document", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ json: { id, onlyLoose: true } }),
  }).catch(() => undefined);
}
