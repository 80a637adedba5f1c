"use server";

import { asPageAction } from "@/lib/actions/server-action";
import { createFile, getDownloadFileSignedUrl } from "@/lib/files/uploaded-file-operations";

export const createFileAction = asPageAction(createFile);
export const getDownloadFileSignedUrlAction = asPageAction(getDownloadFileSignedUrl);
