import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { uploadKeyOf } from "@/lib/storage/key";
import { requireDiskSettings, storage } from "@/lib/storage/storage";
import { makeFile, smallPdf } from "@/tests/factories/file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { getDownloadUrl } from "./downloads";
import { recheckLostFiles } from "./lost-files";
import { sweepDocuments } from "./mutations/sweep";
import {
  createFile,
  getAllFilesByUser,
  getBulkDownloadFilesSignedUrl,
  getDownloadFileSignedUrl,
} from "./operations";
import { receiveUpload } from "./receive-upload";

const member = await makeMember();
const { userId } = member;
const noDrop = () => undefined;

async function listedIds(): Promise<string[]> {
  const { answer } = await runOperation(getAllFilesByUser, member, undefined);
  return answer.map(({ id }) => id);
}

function download(key: string) {
  return runOperation(getDownloadFileSignedUrl, member, { key });
}

test("a file whose bytes storage has lost leaves the list, and is back when they are found", async () => {
  const { id, key } = await makeFile({ userId, isSound: true });
  await storage().remove([key]);
  expect(await listedIds()).toContain(id);
  await expect(download(key)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await listedIds()).not.toContain(id);
  await recheckLostFiles();
  expect(await listedIds()).not.toContain(id);
  await storage().write(key, smallPdf, "application/pdf");
  await recheckLostFiles();
  expect(await listedIds()).toContain(id);
});

test("a file that is too large deletes its ticket, and nothing that was found valid at the same moment", async () => {
  const wish = { fileType: "application/pdf" as const, name: "gross.pdf" };
  const make = async () => (await runOperation(createFile, member, wish)).answer;
  const [open, sound] = [await make(), await make()];
  const tooLarge = { code: "PAYLOAD_TOO_LARGE" };
  await expect(putTooMuch(open.uploadUrl)).rejects.toMatchObject(tooLarge);
  expect(await db().uploadedFile.count({ where: { id: open.id } })).toBe(0);
  const keys = [open.key, uploadKeyOf(open.key)];
  expect(await db().discardedObject.count({ where: { key: { in: keys } } })).toBe(2);

  const { id, key } = sound;
  await storage().write(key, smallPdf, wish.fileType);
  const late = await transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM uploaded_file WHERE id = ${id}::uuid FOR UPDATE`;
    const rejected = putTooMuch(sound.uploadUrl).catch((error: unknown) => error);
    await untilWaiting(1);
    await tx.uploadedFile.update({ where: { id }, data: { soundAt: new Date() } });
    return { rejected };
  });
  expect(await late.rejected).toMatchObject(tooLarge);
  expect(await db().uploadedFile.count({ where: { id } })).toBe(1);
  expect(await storage().stat(key)).not.toBeNull();
});

function putTooMuch(uploadUrl: string): Promise<void> {
  const type = { "content-type": "application/pdf" };
  const headers = { ...type, "content-length": String(maxUploadBytes + 1) };
  const request = new Request(uploadUrl, { method: "PUT", body: "a", headers });
  return receiveUpload(
    requireDiskSettings(),
    uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1),
    request,
  );
}

test("a ticket whose upload was never checked is swept after a day, row and bytes, valid files stay", async () => {
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  const left = await makeFile({ userId, createdAt });
  const sound = await makeFile({ userId, createdAt, isSound: true });
  await sweepDocuments();
  const rows = await db().uploadedFile.findMany({ where: { id: { in: [left.id, sound.id] } } });
  expect(rows.map(({ id }) => id)).toEqual([sound.id]);
  expect(await storage().stat(uploadKeyOf(left.key))).toBeNull();
  expect(await storage().stat(sound.key)).not.toBeNull();
});

test("a store that is away hides what has just arrived, not the list", async () => {
  const sound = await makeFile({ userId, isSound: true });
  const arrived = await makeFile({ userId });
  const stat = vi.spyOn(storage(), "stat").mockRejectedValue(new AppError("UNAVAILABLE"));
  const ids = await listedIds();
  expect(ids).toContain(sound.id);
  expect(ids).not.toContain(arrived.id);
  await expect(download(arrived.key)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await expect(download(sound.key)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  stat.mockRestore();
  expect(await listedIds()).toContain(arrived.id);
});

test("the address of pages leads its owner to a file, and no other user", async () => {
  const { id } = await makeFile({ userId });
  expect(await getDownloadUrl(member, id, noDrop)).toContain("/files/download/");
  for (const viewer of [visitor, await makeMember(), await makeMember({ isAdmin: true })]) {
    await expect(getDownloadUrl(viewer, id, noDrop)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  const missing = await makeFile({ userId, bytes: null });
  await expect(getDownloadUrl(member, missing.id, noDrop)).rejects.toMatchObject({
    code: "DOCUMENT_INVALID",
    data: { issues: [{ path: "id" }] },
  });
});

test("the addresses of listings' documents are none of these files'", async () => {
  const { key } = await makeFile({ userId, isSound: true });
  const keys = { keys: [key] };
  expect((await runOperation(getBulkDownloadFilesSignedUrl, member, keys)).answer).toEqual([]);
});
