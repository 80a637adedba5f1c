import { z } from "zod";
import { exampleIds } from "@/lib/fields/example-ids";
import { uuid } from "@/lib/fields/primitives";
import { maxUploadBytes } from "@/lib/fields/upload-limit";
import { documentDownload, fileName, storageKey, uploadTicket } from "@/lib/files/schema";
import { fileTypes } from "./uploaded-file-rules";

const fileKey = storageKey.meta({ examples: [exampleIds.fileKey] });

export const fileTicketInput = z.object({
  fileType: z
    .enum(fileTypes, {
      error: ({ input }) => (input === undefined ? "required" : "file_type"),
    })
    .describe("Exactly one of these: text/* is literal, text/plain is refused."),
  name: fileName,
  size: z
    .int()
    .min(1)
    .max(maxUploadBytes)
    .optional()
    .describe("In bytes; the PUT must then have exactly so many."),
});

export type FileTicketInput = z.output<typeof fileTicketInput>;

export const fileKeyInput = z.union([
  z.object({ key: fileKey }),
  fileKey.transform((key) => ({ key })),
]);

export const fileTicket = uploadTicket.extend({ key: fileKey }).meta({ id: "FileTicket" });

export const fileDownload = documentDownload.extend({ key: fileKey }).meta({ id: "FileDownload" });

export const uploadedFile = z
  .object({ id: uuid, key: fileKey, name: z.string(), createdAt: z.date() })
  .meta({ id: "UploadedFile" });

export type UploadedFile = z.output<typeof uploadedFile>;
