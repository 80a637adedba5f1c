import "server-only";
import { z } from "zod";
import { listingsTag, listingTag } from "@/lib/cache/tags";
import { AppError } from "@/lib/errors/app-error";
import type { Issue } from "@/lib/errors/issues";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload, uuid } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { getFileUrl, signDownloads } from "./downloads";
import { inspectWaitingFiles } from "./mutations/inspect-waiting-files";
import { getUsedSpace } from "./mutations/quota";
import { removeDocument } from "./mutations/removal";
import { createDocumentTicket, createFileTicket } from "./mutations/upload-ticket";
import { listFiles } from "./queries";
import {
  documentDownload,
  documentIdInput,
  documentKeysInput,
  documentTicketInput,
  fileDownload,
  fileKeyInput,
  fileTicket,
  fileTicketInput,
  uploadedFile,
  uploadTicket,
  usedSpace,
} from "./schema";

export const createDocument = operation({
  name: "create-document",
  access: signedIn,
  input: documentTicketInput,
  answer: uploadTicket,
  errors: ["DOCUMENT_INVALID", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  example: { fileType: "image/png", name: "typenschild.png", size: 48_213 },
  limits: [{ limit: limits.upload }],
  run: ({ viewer, input }) => createDocumentTicket(viewer, input),
});

export const deleteDocument = operation({
  name: "delete-document",
  access: signedIn,
  input: documentIdInput,
  answer: z.object({ id: uuid }),
  errors: ["FORBIDDEN", "NOT_FOUND"],
  example: { id: exampleIds.document },
  async run({ viewer, input, drop }) {
    const { listingId } = await removeDocument(viewer, input.id, input.onlyLoose);
    if (listingId !== null) {
      drop(listingTag(listingId), listingsTag);
    }
    return { id: input.id };
  },
});

export const getOwnSpace = operation({
  name: "get-own-space",
  access: signedIn,
  input: noPayload,
  answer: usedSpace,
  run: ({ viewer }) => getUsedSpace(viewer),
});

export const getBulkDownloadFilesSignedUrl = operation({
  name: "get-bulk-download-files-signed-url",
  access: anyone,
  input: documentKeysInput,
  answer: z.array(documentDownload),
  errors: ["DOCUMENT_INVALID"],
  example: { keys: [exampleIds.documentKey] },
  run: ({ viewer, input, drop }) => signDownloads(viewer, input.keys, drop),
});

interface NamedFile {
  fileType?: unknown;
  name?: unknown;
}

/** Translates issues into the upload demo's own codes. Null for other issues. */
function fileErrorOf(issues: Issue[], payload: unknown): AppError | null {
  const { fileType, name }: NamedFile = Object(payload ?? {});
  if (fileType === undefined || fileType === null || !name) {
    return new AppError("NO_FILE", { issues });
  }
  if (issues.some(({ path, code }) => path === "size" && code.startsWith("at_most"))) {
    return new AppError("FILE_TOO_LARGE", { issues });
  }
  return typeof fileType === "string" && issues.some(({ path }) => path === "fileType")
    ? new AppError("INVALID_FILE_TYPE", { issues, type: fileType.slice(0, 255) })
    : null;
}

export const createFile = operation({
  name: "create-file",
  access: signedIn,
  input: fileTicketInput,
  answer: fileTicket,
  errors: ["NO_FILE", "FILE_TOO_LARGE", "INVALID_FILE_TYPE", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  rejectionOf: fileErrorOf,
  example: { fileType: "application/pdf", name: "Datenblatt DSBC-32.pdf", size: 182_430 },
  limits: [{ limit: limits.upload }],
  run: ({ viewer, input }) => createFileTicket(viewer, input),
});

export const getAllFilesByUser = operation({
  name: "get-all-files-by-user",
  access: signedIn,
  input: noPayload,
  answer: z.array(uploadedFile),
  async run({ viewer }) {
    await inspectWaitingFiles(viewer);
    return listFiles(viewer);
  },
});

export const getDownloadFileSignedUrl = operation({
  name: "get-download-file-signed-url",
  access: signedIn,
  input: fileKeyInput,
  answer: fileDownload,
  errors: ["NOT_FOUND", "DOCUMENT_INVALID"],
  example: { key: exampleIds.fileKey },
  async run({ viewer, input: { key } }) {
    return { key, downloadUrl: await getFileUrl(viewer, { key }) };
  },
});
