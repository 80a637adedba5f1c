import { callAction } from "@/components/form/call-action";
import { forgetSession } from "@/components/session/stored-session";
import { createDocumentAction } from "@/lib/documents/actions";
import type { DocumentType } from "@/lib/documents/schema";
import { putFile } from "./put-file";
import { faultOfName } from "./upload-rules";
import type { Ticket, UploadDoor } from "./upload-sending";

/** The tickets of create-document for the user of this page, and the browser's own PUT. */
export function documentDoorOf(userId: string): UploadDoor {
  return {
    issueTicket: (file, type) => issueTicket(userId, file, type),
    put: putFile,
    dropTicket: deleteLooseDocument,
  };
}

async function issueTicket(userId: string, file: File, type: DocumentType): Promise<Ticket> {
  const stated = type === "IMAGE" ? undefined : type;
  const payload = { fileType: file.type, name: file.name, size: file.size, type: stated };
  const result = await callAction(() => createDocumentAction(userId, payload));
  if (result.ok) {
    return { ok: true, ...result.answer };
  }
  const { code, issues, retryAfterInSeconds } = result;
  if (code === "UNAUTHENTICATED") {
    forgetSession();
  }
  const fault = issues.map(faultOfName).find(Boolean) ?? code;
  return { ok: false, fault: { code: fault, retryAfterInSeconds } };
}

/**
 * Gives a ticket or an uploaded file back, unless a save whose answer never came has put it on a listing; what cannot
 * be given back now is swept after a day (contract §6). Outlives the page, as a server action does not: that would go
 * out from the next page, or never.
 */
export async function deleteLooseDocument(id: string): Promise<void> {
  await fetch("/operations/delete-document", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ json: { id, onlyLoose: true } }),
  }).catch(() => undefined);
}
