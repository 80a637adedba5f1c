import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { uuid } from "@/lib/operations/fields";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import { kindOf } from "./kinds";

const maxKeys = 200;

/** Where a file is in storage; says nothing to anybody who may not see it. */
export const storageKey = z.string().max(200);

export const documentType = z.enum(["IMAGE", "CAD", "MANUAL", "SPECS", "OTHER", "CERTIFICATE"]);
export type DocumentType = z.output<typeof documentType>;

/** A file of the upload field: on the listing already, or uploaded and not yet attached. */
export interface UploadedDocument {
  id: string;
  name: string;
  type: DocumentType;
  isAttached: boolean;
}

/** A file's name without folders, control and direction-changing characters, well formed. */
export const fileName = z
  .string()
  .transform((name) =>
    name
      .toWellFormed()
      .replace(/^.*[/\\]/s, "")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .trim(),
  )
  .pipe(z.string().min(1).max(255));

/** Payload of create-document (contract §2). */
export const documentTicketInput = z
  .object({
    fileType: z.string().max(255),
    name: fileName,
    type: documentType.optional(),
    size: z.int().min(1).max(maxUploadBytes).optional(),
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

/** The id in an address, letters of either case; throws NOT_FOUND for what can be none. */
export function documentIdIn(address: string): string {
  const parsed = uuid.safeParse(address);
  if (!parsed.success) {
    throw new AppError("NOT_FOUND");
  }
  return parsed.data;
}

/** Payload of delete-document: an object, or the bare id. `onlyLoose` spares a document that is on a listing. */
export const documentIdInput = z.union([
  z.object({ id: uuid, onlyLoose: z.boolean().default(false) }),
  uuid.transform((id) => ({ id, onlyLoose: false })),
]);

const keys = z.array(storageKey).max(maxKeys);

/** Payload of get-bulk-download-files-signed-url: an object, or the bare list of keys. */
export const documentKeysInput = z.union([
  z.object({ keys }),
  keys.transform((bare) => ({ keys: bare })),
]);

/** Where a file's bytes go: PUT them there with the content type that was named (spec §7, Direct file upload). */
export const uploadTicket = z
  .object({ id: uuid, key: storageKey, uploadUrl: z.url() })
  .meta({ id: "UploadTicket" });

/** Where a file's bytes are for ten minutes. */
export const documentDownload = z
  .object({ key: storageKey, downloadUrl: z.url() })
  .meta({ id: "Download" });
