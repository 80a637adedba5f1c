import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { exampleIds } from "@/lib/fields/example-ids";
import { uuid } from "@/lib/fields/primitives";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { fileTypes, kindOf } from "./content/file-kinds";

const maxKeys = 200;

const storageKey = z.string().max(200);

export const documentKey = storageKey.meta({ examples: [exampleIds.documentKey] });

export const documentType = z.enum(["IMAGE", "CAD", "MANUAL", "SPECS", "OTHER", "CERTIFICATE"]);
export type DocumentType = z.output<typeof documentType>;

export interface UploadedDocument {
  id: string;
  name: string;
  type: DocumentType;
  isAttached: boolean;
}

/** Without folders, control characters and direction marks. */
export const fileName = z
  .string()
  .transform((name) =>
    name
      .toWellFormed()
      .replace(/^.*[/\\]/s, "")
      .replace(/(?!\u200c|\u200d)[\p{Cc}\p{Cf}]/gu, "")
      .replace(/^(?:\u200c|\u200d|\s)+$/u, "")
      .trim(),
  )
  .pipe(z.string().min(1).max(255));

export const documentTicketInput = z
  .object({
    fileType: z
      .string()
      .max(255)
      .describe(
        "JPEG, PNG, WebP, AVIF, PDF, CSV or plain text by its media type; STEP, DXF, DWG and IGES by the ending of the name where the type is empty or application/octet-stream.",
      ),
    name: fileName.describe("1 to 255 characters; folders before it are cut off."),
    type: documentType
      .optional()
      .describe("What it is for the buyer; IMAGE for pictures only. Left out, the file decides."),
    size: z
      .int()
      .min(1)
      .max(maxUploadBytes)
      .optional()
      .describe("In bytes. Where it is named, the PUT must have exactly so many."),
  })
  .superRefine(({ fileType, name, type }, context) => {
    const kind = kindOf(fileType, name);
    if (!kind) {
      context.addIssue({ code: "custom", path: ["fileType"], message: "file_type" });
    }
    if (kind && kind.content !== "image" && type === "IMAGE") {
      context.addIssue({ code: "custom", path: ["type"], message: "invalid" });
    }
  });

export type DocumentTicketInput = z.output<typeof documentTicketInput>;

/** Throws NOT_FOUND for anything but a UUID. */
export function documentIdIn(address: string): string {
  const parsed = uuid.safeParse(address);
  if (!parsed.success) {
    throw new AppError("NOT_FOUND");
  }
  return parsed.data;
}

/** Accepts the bare id too. */
export const documentIdInput = z.union([
  z.object({
    id: uuid,
    onlyLoose: z.boolean().default(false).describe("Refuses with CONFLICT what is on a listing."),
  }),
  uuid.transform((id) => ({ id, onlyLoose: false })),
]);

const keys = z.array(documentKey).max(maxKeys);

/** Accepts the bare list too. */
export const documentKeysInput = z.union([
  z.object({ keys }),
  keys.transform((bare) => ({ keys: bare })),
]);

export const uploadTicket = z
  .object({
    id: uuid,
    key: documentKey,
    uploadUrl: z
      .url()
      .describe(
        "PUT the bytes here within 15 minutes, with the Content-Type that you named (application/octet-stream where it was empty); 200 when they have arrived. What is in them is looked at when the file is put on a listing, listed or fetched: what is false is removed then.",
      ),
  })
  .meta({ id: "UploadTicket" });

export const usedSpace = z.object({ usedInBytes: z.int(), quotaInBytes: z.int() });
export type UsedSpace = z.output<typeof usedSpace>;

export const documentDownload = z
  .object({ key: documentKey, downloadUrl: z.url() })
  .meta({ id: "Download" });

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
