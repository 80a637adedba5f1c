"use server";

import { refresh } from "next/cache";
import { textEntriesOf, textIn } from "@/lib/fields/posted-form";
import {
  createDocument,
  createFile,
  deleteDocument,
  getBulkDownloadFilesSignedUrl,
  getDownloadFileSignedUrl,
} from "@/lib/files/operations";
import type { FormState } from "./action-result";
import { pageServerAction } from "./server-action";

export const createFileAction = pageServerAction(createFile);
export const getDownloadFileSignedUrlAction = pageServerAction(getDownloadFileSignedUrl);

export const createDocumentAction = pageServerAction(createDocument);
export const getBulkDownloadFilesSignedUrlAction = pageServerAction(getBulkDownloadFilesSignedUrl);
const deleteAction = pageServerAction(deleteDocument);

/** A file that is already gone counts as deleted. */
export async function deleteDocumentFormAction(_: unknown, form: unknown): Promise<FormState> {
  const result = await deleteAction(textIn(form, "userId"), { id: textIn(form, "id") });
  refresh();
  const entered = textEntriesOf(form);
  return !result.ok && result.code === "NOT_FOUND"
    ? { ok: true, answer: null, entered }
    : { ...result, entered };
}
