import { stayWithDeadSession } from "@/components/session/session-lost";
import { createDocumentAction, deleteDocumentAction } from "@/lib/documents/actions";
import { putFile } from "./put-file";
import type { Ticket, UploadDoor } from "./upload-sending";

/** The tickets of create-document, and the browser's own PUT. */
export const documentDoor: UploadDoor = {
  async issueTicket(file, type): Promise<Ticket> {
    const stated = type === "IMAGE" ? undefined : type;
    const payload = { fileType: file.type, name: file.name, size: file.size, type: stated };
    const result = await createDocumentAction(payload);
    if (result.ok) {
      return { ok: true, ...result.answer };
    }
    const { code, retryAfterInSeconds } = result;
    if (code === "UNAUTHENTICATED") {
      stayWithDeadSession();
    }
    return { ok: false, fault: { code, retryAfterInSeconds } };
  },
  put: putFile,
  async dropTicket(id) {
    await deleteDocumentAction({ id });
  },
};
