import "server-only";
import { z } from "zod";
import { listingsTag, listingTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload, uuid } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { signDownloads } from "./downloads";
import { issueTicket } from "./mutations";
import { getUsedSpace } from "./quota";
import { removeDocument } from "./removal";
import {
  documentDownload,
  documentIdInput,
  documentKeysInput,
  documentTicketInput,
  uploadTicket,
  usedSpace,
} from "./schema";

export const createDocument = operation({
  name: "create-document",
  access: signedIn,
  input: documentTicketInput,
  answer: uploadTicket,
  refusals: ["DOCUMENT_INVALID", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  example: { fileType: "image/png", name: "typenschild.png", size: 48_213 },
  limits: [{ limit: limits.upload }],
  run: ({ viewer, input }) => issueTicket(viewer, input),
});

export const deleteDocument = operation({
  name: "delete-document",
  access: signedIn,
  input: documentIdInput,
  answer: z.object({ id: uuid }),
  refusals: ["FORBIDDEN", "NOT_FOUND"],
  example: { id: exampleIds.document },
  async run({ viewer, input, drop }) {
    const { listingId } = await removeDocument(viewer, input.id, input.onlyLoose);
    if (listingId !== null) {
      drop(listingTag(listingId), listingsTag);
    }
    return { id: input.id };
  },
});

export const getOwnSpace = operation({
  name: "get-own-space",
  access: signedIn,
  input: noPayload,
  answer: usedSpace,
  run: ({ viewer }) => getUsedSpace(viewer),
});

export const getBulkDownloadFilesSignedUrl = operation({
  name: "get-bulk-download-files-signed-url",
  access: anyone,
  input: documentKeysInput,
  answer: z.array(documentDownload),
  refusals: ["DOCUMENT_INVALID"],
  example: { keys: [exampleIds.documentKey] },
  run: ({ viewer, input, drop }) => signDownloads(viewer, input.keys, drop),
});
