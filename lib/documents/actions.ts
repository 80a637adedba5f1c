"use server";

import { asPageAction } from "@/lib/operations/as-action";
import { createDocument } from "./operations";

export const createDocumentAction = asPageAction(createDocument);
