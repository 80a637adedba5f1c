"use server";

import { asAction } from "@/lib/operations/as-action";
import { createDocument, deleteDocument } from "./operations";

export const createDocumentAction = asAction(createDocument);
export const deleteDocumentAction = asAction(deleteDocument);
