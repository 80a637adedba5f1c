"use server";

import { asPageAction } from "@/lib/operations/as-action";
import { createFile, getDownloadFileSignedUrl } from "./operations";

export const createFileAction = asPageAction(createFile);
export const getDownloadFileSignedUrlAction = asPageAction(getDownloadFileSignedUrl);
