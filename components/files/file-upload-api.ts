import { callAction } from "@/components/form/call-action";
import { clearSession } from "@/components/session/stored-session";
import type { Failure, FailureCode } from "@/lib/actions/action-result";
import { createFileAction, getDownloadFileSignedUrlAction } from "@/lib/actions/files";
import type { FileType } from "@/lib/files/content/file-kinds";
import { deleteLooseDocument } from "./document-upload-api";
import type { UploadError } from "./pending-upload";
import { putFile } from "./put-file";
import type { Ticket, UploadApi } from "./send-file";
import { errorOfName } from "./upload-rules";

type IssuedFile = Extract<Awaited<ReturnType<typeof createFileAction>>, { ok: true }>["answer"];

export function fileUploadApi(userId: string): UploadApi<IssuedFile> {
  return {
    issueTicket: (file) => issueTicket(userId, file),
    put: putFile,
    confirm: ({ key }) => confirm(userId, key),
    dropTicket: deleteLooseDocument,
  };
}

async function issueTicket(userId: string, file: File): Promise<Ticket<IssuedFile>> {
  // `rejectionOf` has checked the type, and the server checks it again.
  const fileType = file.type as FileType;
  const result = await callAction(() =>
    createFileAction(userId, { fileType, name: file.name, size: file.size }),
  );
  return result.ok ? { ok: true, ...result.answer } : { ok: false, error: uploadErrorOf(result) };
}

/** Requesting the file's address makes the server inspect it. */
async function confirm(userId: string, key: string): Promise<UploadError | null> {
  const result = await callAction(() => getDownloadFileSignedUrlAction(userId, { key }));
  return result.ok ? null : uploadErrorOf(result);
}

function uploadErrorOf({ code, issues, retryAfterInSeconds }: Failure): UploadError {
  if (code === "UNAUTHENTICATED") {
    clearSession();
  }
  const field = code === "VALIDATION" ? issues.map(errorOfName).find(Boolean) : undefined;
  return { code: field ?? ownErrors[code] ?? code, retryAfterInSeconds };
}

/** What the page has checked itself before. */
const ownErrors: Partial<Record<FailureCode, UploadError["code"]>> = {
  FILE_TOO_LARGE: "too_large",
  INVALID_FILE_TYPE: "type",
};
