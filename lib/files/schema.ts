import { z } from "zod";
import { fileName, storageKey } from "@/lib/documents/schema";
import { uuid } from "@/lib/operations/fields";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import { fileTypes } from "./rules";

/** Payload of create-file (contract §2). */
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

/** Payload of get-download-file-signed-url: an object, or the bare key. */
export const fileKeyInput = z.union([
  z.object({ key: storageKey }),
  storageKey.transform((key) => ({ key })),
]);

/** A file of the upload demo (spec §3), complete and sound. */
export const uploadedFile = z
  .object({ id: uuid, key: storageKey, name: z.string(), createdAt: z.date() })
  .meta({ id: "UploadedFile" });

export type UploadedFile = z.output<typeof uploadedFile>;
