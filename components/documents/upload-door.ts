import { stayWithDeadSession } from "@/components/session/session-lost";
import { createDocumentAction, deleteDocumentAction } from "@/lib/documents/actions";
import { putFile } from "./put-file";
import type { Ticket, UploadDoor } from "./upload-queue";

/** The tickets of create-document, and the browser's own PUT. */
export const documentDoor: UploadDoor = {
  async issueTicket(file): Promise<Ticket> {
    const payload = { fileType: file.type, name: file.name, size: file.size };
    const result = await createDocumentAction(payload);
    if (!result.ok && result.code === "UNAUTHENTICATED") {
      stayWithDeadSession();
    }
    return result.ok ? { ok: true, ...result.answer } : { ok: false, fault: result.code };
  },
  put: putFile,
  async dropTicket(id) {
    await deleteDocumentAction({ id });
  },
};
