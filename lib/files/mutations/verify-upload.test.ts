import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { takeUpload } from "@/lib/storage/disk-upload";
import { uploadKeyOf } from "@/lib/storage/key";
import { readBytes, requireDiskSettings } from "@/lib/storage/storage";
import { makeDocument, redImage } from "@/tests/factories/document";
import { makeMember } from "@/tests/factories/user";
import { createDocument } from "../operations";
import { removeDocument } from "./removal";
import { inspectDocument } from "./verify-upload";

const seller = await makeMember();
const invalid = { code: "DOCUMENT_INVALID" };
const csv = { fileType: "text/csv", name: "Liste.csv" };

async function ticket() {
  return (await runOperation(createDocument, seller, csv)).answer;
}

function put(uploadUrl: string, text: string): Promise<number> {
  const request = new Request(uploadUrl, {
    method: "PUT",
    body: text,
    headers: { "content-type": "text/csv" },
  });
  return takeUpload(
    requireDiskSettings(),
    uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1),
    request,
  );
}

async function textOf(key: string): Promise<string | null> {
  const bytes = await readBytes(key);
  return bytes && Buffer.from(bytes).toString();
}

function find(id: string) {
  return db().document.findUnique({ where: { id } });
}

async function isDiscarded(key: string): Promise<boolean> {
  return (await db().discardedObject.count({ where: { key } })) === 1;
}

test("uploaded bytes become the document's object when they have been inspected, and the upload goes", async () => {
  const { id, key, uploadUrl } = await ticket();
  await put(uploadUrl, "a;b\n");
  expect([await textOf(key), await textOf(uploadKeyOf(key))]).toEqual([null, "a;b\n"]);
  await inspectDocument(id);
  expect([await textOf(key), await textOf(uploadKeyOf(key))]).toEqual(["a;b\n", null]);
  expect(await find(id)).toMatchObject({ sizeInBytes: 4, soundAt: expect.any(Date) });
});

test("a PUT after the check changes nothing, and its bytes belong to no document", async () => {
  const { id, key, uploadUrl } = await ticket();
  await put(uploadUrl, "a;b\n");
  await inspectDocument(id);
  await put(uploadUrl, "<script>alert(1)</script>");
  await inspectDocument(id);
  expect(await textOf(key)).toBe("a;b\n");
  expect(await find(id)).toMatchObject({ sizeInBytes: 4 });
  expect(await isDiscarded(uploadKeyOf(key))).toBe(true);
});

test("of many checks at once all find the same valid document", async () => {
  const { id, key, uploadUrl } = await ticket();
  await put(uploadUrl, "a;b\n");
  await Promise.all(Array.from({ length: 10 }, () => inspectDocument(id)));
  expect(await textOf(key)).toBe("a;b\n");
  expect(await find(id)).toMatchObject({ soundAt: expect.any(Date) });
});

test("a false file is removed and noted, so that nothing that still arrives stays", async () => {
  const { id, key, uploadUrl } = await ticket();
  await put(uploadUrl, "<script>alert(1)</script>");
  await expect(inspectDocument(id)).rejects.toMatchObject(invalid);
  expect(await find(id)).toBeNull();
  expect([await textOf(key), await textOf(uploadKeyOf(key))]).toEqual([null, null]);
  expect([await isDiscarded(key), await isDiscarded(uploadKeyOf(key))]).toEqual([true, true]);
});

test("a document that is deleted while it is inspected leaves no object that is not noted", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, key } = await makeDocument({ userId: seller.userId, bytes: await redImage() });
    await Promise.allSettled([inspectDocument(id), removeDocument(seller, id)]);
    expect(await find(id)).toBeNull();
    for (const one of [key, uploadKeyOf(key)]) {
      expect([(await textOf(one)) === null, await isDiscarded(one)]).toEqual([true, true]);
    }
  }
});
