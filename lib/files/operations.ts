import "server-only";
import { z } from "zod";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { exampleIds } from "@/lib/operations/example-ids";
import { noPayload } from "@/lib/operations/fields";
import { getFileUrl } from "./downloads";
import { createFileTicket } from "./mutations";
import { listFiles } from "./queries";
import { fileRefusalOf } from "./refusals";
import { fileDownload, fileKeyInput, fileTicket, fileTicketInput, uploadedFile } from "./schema";

/** A place for a file of the upload demo and the signed address to PUT it to (spec §2.12, §7). */
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

/** The caller's files of the upload demo, newest first: those that are complete and sound. */
export const getAllFilesByUser = operation({
  name: "get-all-files-by-user",
  access: signedIn,
  input: noPayload,
  answer: z.array(uploadedFile),
  run: ({ viewer }) => listFiles(viewer),
});

/** The signed address of one of the caller's own files, for ten minutes (contract §2). */
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
