import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { createListing } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { respondWithDownload } from "@/lib/storage/disk-download";
import { uploadKeyOf } from "@/lib/storage/key";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { makeDocument, redImage, saveDocuments } from "@/tests/factories/document";
import { hostileFiles } from "@/tests/factories/hostile-file";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { getDownloadUrl } from "./downloads";
import { respondWithImage } from "./media-response";
import { inspectDocument } from "./mutations/verify-upload";
import { createDocument } from "./operations";
import { receiveUpload } from "./receive-upload";

const seller = await makeMember();
const drop = () => {};
const listing = {
  manufacturer: { name: "Siemens" },
  mpn: "6ES7-1",
  nameDe: "Baugruppe",
  descriptionDe: "Neu",
  pickupPossible: true,
  quantity: 10,
  pricePerProductInCt: 100,
};

async function ticket(file: { fileType: string; name: string; size?: number }) {
  return (await runOperation(createDocument, seller, file)).answer;
}

function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

function put(uploadUrl: string, body: Uint8Array, contentType: string): Promise<void> {
  const headers = { "content-type": contentType };
  const request = new Request(uploadUrl, { method: "PUT", body: body as BodyInit, headers });
  return receiveUpload(requireDiskSettings(), tokenOf(uploadUrl), request);
}

function list(documentIds: string[]) {
  return runOperation(createListing, seller, { ...listing, documentIds });
}

async function traces({ id, key }: { id: string; key: string }) {
  const objects = await Promise.all([key, uploadKeyOf(key)].map((one) => storage().stat(one)));
  return [await db().document.count({ where: { id } }), ...objects];
}

test.each(await hostileFiles())(
  "$title is rejected with its field, and nothing of it is left",
  async ({ name, fileType, bytes }) => {
    const good = await makeDocument({ userId: seller.userId });
    const made = await ticket({ fileType, name, size: bytes.length });
    await put(made.uploadUrl, bytes, fileType);
    const listings = await db().listing.count();
    await expect(list([good.id, made.id])).rejects.toMatchObject({
      code: "DOCUMENT_INVALID",
      status: 422,
      data: {
        documentIds: [made.id],
        issues: [{ path: "documentIds.1", code: "invalid", message: "is not valid" }],
      },
    });
    expect(await traces(made)).toEqual([0, null, null]);
    expect(await db().listing.count()).toBe(listings);
  },
);

test("51 MB are rejected at the ticket and at the upload, and delete the ticket", async () => {
  const size = 51 * 1024 * 1024;
  const sheet = { fileType: "text/csv", name: "a.csv" };
  await expect(ticket({ ...sheet, size })).rejects.toMatchObject({
    data: { issues: [{ path: "size", code: "at_most:52428800" }] },
  });
  const made = await ticket(sheet);
  await expect(put(made.uploadUrl, Buffer.alloc(size, "a"), "text/csv")).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
    status: 413,
  });
  expect(await traces(made)).toEqual([0, null, null]);
  await expect(list([made.id])).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
});

test("51 MB that a store took without knowing their size are rejected with the listing", async () => {
  const size = 51 * 1024 * 1024;
  const made = await ticket({ fileType: "text/csv", name: "a.csv" });
  await storage().write(uploadKeyOf(made.key), Buffer.alloc(size, "a"), "text/csv");
  await expect(list([made.id])).rejects.toMatchObject({ code: "DOCUMENT_INVALID" });
  expect(await traces(made)).toEqual([0, null, null]);
});

test("an upload of another type or with a forged address is rejected and leaves no object", async () => {
  const bytes = await redImage();
  const made = await ticket({ fileType: "image/png", name: "a.png", size: bytes.length });
  const attempt = (url: string, type = "image/png") => put(url, bytes, type);
  await expect(attempt(made.uploadUrl, "text/html")).rejects.toMatchObject({ status: 415 });
  const [payload = "", signature = ""] = tokenOf(made.uploadUrl).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, key: made.key })).toString("base64url");
  for (const token of [`${forged}.${signature}`, `${payload}.${"A".repeat(43)}`, "a.b", "a", ""]) {
    await expect(attempt(`http://x/${token}`)).rejects.toMatchObject({ status: 403 });
  }
  expect((await traces(made)).slice(1)).toEqual([null, null]);
});

test("of an image with a program behind it others get only what we made, its owner an attachment", async () => {
  const bytes = Buffer.concat([await redImage(), Buffer.from("PK\u0003\u0004<?php system() ?>")]);
  const made = await ticket({ fileType: "image/png", name: "Lager.png", size: bytes.length });
  await put(made.uploadUrl, bytes, "image/png");
  const { id } = await makeListing({ ownerUserId: seller.userId });
  await inspectDocument(made.id);
  await saveDocuments(seller, id, [made.id]);

  for (const variant of ["w480.webp", "w1200.avif"]) {
    const shown = await respondWithImage(made.id, variant, async () => visitor, drop);
    expect(Buffer.from(await shown.arrayBuffer()).toString("latin1")).not.toContain("<?php system");
  }
  const get = async (url: string) =>
    respondWithDownload(requireDiskSettings(), tokenOf(url), new Request("http://x"));
  const shared = await get(await getDownloadUrl(visitor, made.id, drop));
  expect(Buffer.from(await shared.arrayBuffer()).toString("latin1")).not.toContain("<?php system");
  const own = await get(await getDownloadUrl(seller, made.id, drop));
  expect(own.headers.get("content-disposition")).toMatch(/^attachment;/);
  expect(own.headers.get("x-content-type-options")).toBe("nosniff");
  expect(own.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  expect(Buffer.from(await own.arrayBuffer())).toEqual(bytes);
});
