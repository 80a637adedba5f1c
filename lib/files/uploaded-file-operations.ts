import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import type { Issue } from "@/lib/errors/issues";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { getFileUrl } from "./uploaded-file-downloads";
import { createFileTicket } from "./uploaded-file-mutations";
import { listFiles } from "./uploaded-file-queries";
import {
  fileDownload,
  fileKeyInput,
  fileTicket,
  fileTicketInput,
  uploadedFile,
} from "./uploaded-file-schema";

interface NamedFile {
  fileType?: unknown;
  name?: unknown;
}

/** What a ticket for the upload demo is refused with, in the spec's codes and sentences (§5, §8); null for any other fault. */
function fileRefusalOf(issues: Issue[], payload: unknown): AppError | null {
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
  refusals: ["NO_FILE", "FILE_TOO_LARGE", "INVALID_FILE_TYPE", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  refusalOf: fileRefusalOf,
  example: { fileType: "application/pdf", name: "Datenblatt DSBC-32.pdf", size: 182_430 },
  limits: [{ limit: limits.upload }],
  run: ({ viewer, input }) => createFileTicket(viewer, input),
});

export const getAllFilesByUser = operation({
  name: "get-all-files-by-user",
  access: signedIn,
  input: noPayload,
  answer: z.array(uploadedFile),
  run: ({ viewer }) => listFiles(viewer),
});

export const getDownloadFileSignedUrl = operation({
  name: "get-download-file-signed-url",
  access: signedIn,
  input: fileKeyInput,
  answer: fileDownload,
  refusals: ["NOT_FOUND", "DOCUMENT_INVALID"],
  example: { key: exampleIds.fileKey },
  async run({ viewer, input: { key } }) {
    return { key, downloadUrl: await getFileUrl(viewer, { key }) };
  },
});
