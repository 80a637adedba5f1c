"use server";

import { refresh } from "next/cache";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { createDocument, deleteDocument, getBulkDownloadFilesSignedUrl } from "./operations";

export const createDocumentAction = asPageAction(createDocument);
export const getBulkDownloadFilesSignedUrlAction = asPageAction(getBulkDownloadFilesSignedUrl);
const deleteAction = asPageAction(deleteDocument);

/** What became of a removal, `code` null where the file is gone, also if it was gone already; null before the first. */
export type Removal = { name: string; code: ErrorCode | null } | null;

/** A file's button that takes it away (fields `userId` of the page, `id` and `name`); works without JavaScript. */
export async function removeFormAction(_: Removal, form: unknown): Promise<Removal> {
  const result = await deleteAction(textIn(form, "userId"), { id: textIn(form, "id") });
  refresh();
  const isGone = result.ok || result.code === "NOT_FOUND";
  return { name: textIn(form, "name"), code: isGone ? null : result.code };
}
