import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { takeUpload } from "@/lib/storage/disk-upload";
import { requireDiskSettings } from "@/lib/storage/storage";
import { makeDocument, redImage, saveDocuments } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { inspectDocuments } from "./mutations/attach-documents";
import { inspectDocument } from "./mutations/verify-upload";
import { createDocument } from "./operations";

const seller = await makeMember();

async function upload(uploadUrl: string, bytes: Uint8Array, contentType: string) {
  const request = new Request(uploadUrl, {
    method: "PUT",
    body: bytes as BodyInit,
    headers: { "content-type": contentType },
  });
  await takeUpload(requireDiskSettings(), uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1), request);
}

async function ticket(payload: Record<string, unknown>, member = seller) {
  return (await runOperation(createDocument, member, payload)).answer;
}

test("create-document, the upload and attaching make an image of the listing", async () => {
  const listing = await makeListing({ ownerUserId: seller.userId });
  const bytes = await redImage();
  const { id, key, uploadUrl } = await ticket({
    fileType: "image/png",
    name: "Lager.png",
    size: bytes.length,
  });
  expect(key).toMatch(new RegExp(`^documents/${id}/[0-9a-f]{32}$`));
  expect(uploadUrl).toMatch(/^http:\/\/localhost:3000\/files\/upload\//);
  await upload(uploadUrl, bytes, "image/png");
  await inspectDocuments(seller, null, [id]);
  expect(await saveDocuments(seller, listing.id, [id])).toBe(id);
  expect(await db().document.findUnique({ where: { id } })).toMatchObject({
    name: "Lager.png",
    type: "IMAGE",
    contentType: "image/png",
    sizeInBytes: bytes.length,
    listingId: listing.id,
  });
});

test("create-document takes a drawing that the browser does not know, under the type for unknown files", async () => {
  const { id, uploadUrl } = await ticket({ fileType: "", name: "C:\\Teile\\Welle.STP" });
  const row = await db().document.findUniqueOrThrow({ where: { id } });
  expect([row.name, row.contentType, row.type]).toEqual(["Welle.STP", "model/step", "CAD"]);
  await upload(uploadUrl, Buffer.from("ISO-10303-21;\n"), "application/octet-stream");
  await expect(inspectDocument(id)).resolves.toBeUndefined();
});

test.each([
  [
    { fileType: "text/html", name: "x.html" },
    { path: "fileType", code: "file_type" },
  ],
  [
    { fileType: "image/svg+xml", name: "x.svg" },
    { path: "fileType", code: "file_type" },
  ],
  [
    { fileType: "image/png", name: " \u0000 " },
    { path: "name", code: "required" },
  ],
  [
    { fileType: "image/png", name: "x.png", size: 52_428_801 },
    { path: "size", code: "at_most:52428800" },
  ],
  [
    { fileType: "image/png", name: "x.png", size: 0 },
    { path: "size", code: "at_least:1" },
  ],
  [
    { fileType: "text/csv", name: "x.csv", type: "IMAGE" },
    { path: "type", code: "invalid" },
  ],
  [{ name: "x.png" }, { path: "fileType", code: "required" }],
])("create-document rejects %j", async (payload, issue) => {
  await expect(ticket(payload)).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [issue] },
  });
});

test("an upload that has not come yet is invalid but not removed", async () => {
  const document = await makeDocument({ userId: seller.userId, bytes: null });
  await expect(inspectDocument(document.id)).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
  expect(await db().document.findUnique({ where: { id: document.id } })).not.toBeNull();
});

test("when create-document gets the size, the address takes exactly so many bytes", async () => {
  const { uploadUrl } = await ticket({ fileType: "text/plain", name: "a.txt", size: 5 });
  await expect(upload(uploadUrl, Buffer.from("sechs!"), "text/plain")).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  await expect(upload(uploadUrl, Buffer.from("vier"), "text/plain")).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await expect(upload(uploadUrl, Buffer.from("fuenf"), "text/plain")).resolves.toBeUndefined();
});
