import { randomUUID } from "node:crypto";
import { createDocument } from "@/lib/documents/operations";
import { takeFile } from "@/lib/documents/uploads";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { servedDisk } from "@/lib/storage/storage";
import { makeCounter } from "@/lib/views/counter";
import { enterListing } from "../factories/entered-listing";
import { makeMember } from "../factories/user";
import { type Deed, type DeedMaker, one } from "./deed";

/** So many bytes are under way for a while. */
const uploadedBytes = 4_000_000;

/** What is written by no operation. */
export const otherDeeds: Record<string, DeedMaker> = {
  "count-views": async () => {
    const listingId = await enterListing(await makeMember());
    const effects = [one(`listing WHERE id = '${listingId}' AND views = 3`)];
    return { viewer: visitor, payload: listingId, effects };
  },
  // What it leaves is seen to by `expectWholeFiles`.
  upload: async () => ({
    viewer: await makeMember(),
    payload: { fileType: "text/plain", name: `${randomUUID()}.txt`, size: uploadedBytes },
    effects: [],
  }),
};

export async function countTheViews({ payload: listingId }: Deed): Promise<void> {
  const counter = makeCounter();
  for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
    const client = { address, userAgent: null };
    counter.count({ listingId: Number(listingId), client, sessionId: undefined }, Date.now());
  }
  await counter.write();
}

export async function putTheFile({ viewer, payload }: Deed): Promise<void> {
  const { answer } = await runOperation(createDocument, viewer, payload);
  const token = answer.uploadUrl.slice(answer.uploadUrl.lastIndexOf("/") + 1);
  const init = { method: "PUT", headers: { "content-type": "text/plain" } };
  const body = new Uint8Array(uploadedBytes).fill(65);
  await takeFile(servedDisk(), token, new Request(answer.uploadUrl, { ...init, body }));
}
