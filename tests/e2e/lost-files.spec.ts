import { rm } from "node:fs/promises";
import path from "node:path";
import { makeCompany, makePart } from "./actors";
import { visitorsHtml } from "./listing-steps";
import { answerOf, signedUp } from "./program";
import { baseUrl, filesDir } from "./surroundings";
import { expect, test } from "./test";

test("a download that storage has lost is not found, and the cached page no longer offers it", async () => {
  const session = await signedUp(makeCompany("Verlust"));
  const file = { fileType: "application/pdf", name: "Datenblatt.pdf" };
  const { id, key, uploadUrl } = await answerOf("create-document", file, session);
  const headers = { "content-type": "application/pdf" };
  await fetch(uploadUrl, { method: "PUT", body: "%PDF-1.7\n%%EOF", headers });
  const { manufacturer, ...entered } = makePart();
  const payload = { ...entered, manufacturer: { name: manufacturer }, documentIds: [id] };
  const { listingId } = await answerOf("create-listing", payload, session);

  const shown = async () => (await visitorsHtml(listingId)).html.includes(`/files/${id}`);
  const url = async () => {
    const listing = await answerOf("get-listing-by-id", { listingId });
    return listing.documents[0]?.downloadUrl;
  };
  expect([await shown(), await shown(), await url()]).toEqual([
    true,
    true,
    `${baseUrl}/files/${id}`,
  ]);
  expect((await fetch(`${baseUrl}/files/${id}`)).status).toBe(200);

  await rm(path.join(filesDir, key));
  const lost = await fetch(`${baseUrl}/files/${id}`);
  expect([lost.status, (await lost.json()).code]).toEqual([404, "NOT_FOUND"]);
  expect([await shown(), await url()]).toEqual([false, null]);
});
