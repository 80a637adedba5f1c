import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { takeUpload } from "@/lib/storage/disk-upload";
import { uploadKeyOf } from "@/lib/storage/key";
import { readBytes, requireDiskSettings, storage } from "@/lib/storage/storage";
import { redImage } from "@/tests/factories/document";
import { makeFile, smallPdf } from "@/tests/factories/file";
import { makeMember } from "@/tests/factories/user";
import {
  createFile,
  deleteDocument,
  getAllFilesByUser,
  getDownloadFileSignedUrl,
} from "./operations";

const member = await makeMember();
const invalid = { code: "DOCUMENT_INVALID", data: { issues: [{ path: "key", code: "invalid" }] } };
const notFound = { code: "NOT_FOUND" };

async function ticket(payload: object, viewer = member) {
  return (await runOperation(createFile, viewer, payload)).answer;
}

async function listed(viewer = member) {
  return (await runOperation(getAllFilesByUser, viewer, undefined)).answer;
}

async function download(key: string, viewer = member) {
  return (await runOperation(getDownloadFileSignedUrl, viewer, { key })).answer;
}

async function put(uploadUrl: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const headers = { "content-type": contentType };
  const request = new Request(uploadUrl, { method: "PUT", body: bytes as BodyInit, headers });
  await takeUpload(requireDiskSettings(), uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1), request);
}

test("create-file and the upload make a file that its owner lists and fetches", async () => {
  const owner = await makeMember();
  const wish = { fileType: "application/pdf", name: "Datenblatt.pdf", size: smallPdf.length };
  const { id, key, uploadUrl } = await ticket(wish, owner);
  expect(key).toMatch(new RegExp(`^files/${id}/[0-9a-f]{32}$`));
  expect(await listed(owner)).toEqual([]);
  await expect(download(key, owner)).rejects.toMatchObject(invalid);

  await put(uploadUrl, smallPdf, "application/pdf");
  const { downloadUrl } = await download(key, owner);
  expect(downloadUrl).toMatch(/^http:\/\/localhost:3000\/files\/download\//);
  expect(await listed(owner)).toEqual([
    { id, key, name: "Datenblatt.pdf", createdAt: expect.any(Date) },
  ]);
  expect(await readBytes(key)).toEqual(new Uint8Array(smallPdf));
  expect(await storage().stat(uploadKeyOf(key))).toBeNull();
});

test("the list inspects what has arrived, and has the newest first", async () => {
  const owner = await makeMember();
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const of = { userId: owner.userId };
  const older = await makeFile({ ...of, name: "alt.pdf", isSound: true, createdAt: at(60) });
  const arrived = await makeFile({ ...of, name: "neu.pdf", createdAt: at(1) });
  const missing = await makeFile({ ...of, bytes: null });
  const html = Buffer.from("<!doctype html>");
  const disguised = await makeFile({ ...of, contentType: "image/png", bytes: html });
  await makeFile({ userId: member.userId, isSound: true });

  expect((await listed(owner)).map(({ id }) => id)).toEqual([arrived.id, older.id]);
  const left = await db().uploadedFile.findMany({ where: of, select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    [older.id, arrived.id, missing.id].toSorted(),
  );
  expect(await storage().stat(uploadKeyOf(disguised.key))).toBeNull();
  await expect(download(disguised.key, owner)).rejects.toMatchObject(notFound);
});

test("a key is no permission, and unknown ones look alike", async () => {
  const others = await makeFile({ userId: (await makeMember()).userId, isSound: true });
  const administrator = await makeMember({ isAdmin: true });
  for (const key of [others.key, "files/a/b", "", "\0", "../x"]) {
    await expect(download(key)).rejects.toMatchObject(notFound);
  }
  await expect(download(others.key, administrator)).rejects.toMatchObject(notFound);
  const { key } = others;
  await expect(runOperation(getDownloadFileSignedUrl, visitor, { key })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
});

test("delete-document deletes the owner's file, row and bytes, also for an administrator, but for no other user", async () => {
  const { id, key } = await makeFile({ userId: member.userId, isSound: true });
  const stranger = await makeMember();
  await expect(runOperation(deleteDocument, stranger, { id })).rejects.toMatchObject(notFound);
  expect((await runOperation(deleteDocument, member, { id })).answer).toEqual({ id });
  expect(await db().uploadedFile.count({ where: { id } })).toBe(0);
  expect(await storage().stat(key)).toBeNull();
  const gone = { key: { in: [key, uploadKeyOf(key)] } };
  expect(await db().discardedObject.count({ where: gone })).toBe(2);
  await expect(runOperation(deleteDocument, member, { id })).rejects.toMatchObject(notFound);

  const other = await makeFile({ userId: member.userId, bytes: null });
  const administrator = await makeMember({ isAdmin: true });
  await runOperation(deleteDocument, administrator, { id: other.id });
  expect(await db().uploadedFile.count({ where: { id: other.id } })).toBe(0);
});

test.each([
  ["liste.csv", "text/csv"],
  ["liesmich.txt", "text/plain"],
  ["plan.pdf", "text/plain"],
])("a program may say text/* itself: %s is stored and served as %s", async (name, contentType) => {
  const { id, key, uploadUrl } = await ticket({ fileType: "text/*", name });
  await expect(put(uploadUrl, Buffer.from("a;b"), "text/plain")).rejects.toMatchObject({
    code: "UNSUPPORTED_MEDIA_TYPE",
  });
  await put(uploadUrl, Buffer.from("a;b"), "text/*");
  await download(key);
  expect(await db().uploadedFile.findUnique({ where: { id } })).toMatchObject({
    contentType,
    sizeInBytes: 3,
  });
});

test("an image is its owner's original", async () => {
  const bytes = await redImage();
  const file = await makeFile({ userId: member.userId, contentType: "image/png", bytes });
  await download(file.key);
  expect(Buffer.from((await readBytes(file.key)) ?? [])).toEqual(bytes);
});
