import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { servedDisk, storage } from "@/lib/storage/storage";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { createDocument } from "./operations";
import { takeFile } from "./uploads";

const seller = await makeMember();
const sheet = { fileType: "text/csv", name: "a.csv" };

test("what is too large takes nothing along that was found sound at the same moment", async () => {
  const { answer } = await runOperation(createDocument, seller, sheet);
  const { id, key, uploadUrl } = answer;
  await storage().write(key, Buffer.from("a;b"), sheet.fileType);
  const late = await transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM document WHERE id = ${id}::uuid FOR UPDATE`;
    const refused = putTooMuch(uploadUrl).catch((error: unknown) => error);
    await untilWaiting(1);
    await tx.document.update({ where: { id }, data: { soundAt: new Date(), sizeInBytes: 3 } });
    return { refused };
  });
  expect(await late.refused).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect(await db().document.count({ where: { id } })).toBe(1);
  expect(await storage().stat(key)).toMatchObject({ sizeInBytes: 3 });
});

function putTooMuch(uploadUrl: string): Promise<void> {
  const headers = { "content-type": sheet.fileType, "content-length": String(maxUploadBytes + 1) };
  const request = new Request(uploadUrl, { method: "PUT", body: "a", headers });
  return takeFile(servedDisk(), uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1), request);
}
