import "@/tests/setup/database";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import { checkFile, startImport, storedImport, usualRow } from "@/tests/factories/import-file";
import { pictureCell, pictureColumns } from "@/tests/factories/pictured-file";
import { makeMember } from "@/tests/factories/user";
import { takePictures } from "./import-pictures";
import { Stopped } from "./progress";
import { columnMapping } from "./schema";

test("a picture that was swept since another attempt is taken anew", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("P-1"), await pictureCell("red")],
    [...usualRow("P-2"), "bm9uZQ=="],
  ];
  const { id } = await checkFile(seller, { ...pictureColumns, rows });
  await startImport(seller, id);
  await db().document.deleteMany({ where: { userId: seller.userId } });
  expect(await startImport(seller, id, 1)).toMatchObject({ status: "IMPORTED" });
  const listings = await db().listing.findMany({
    where: { ownerUserId: seller.userId },
    include: { mainImage: true },
  });
  expect(listings).toMatchObject([{ mainImage: { type: "IMAGE" } }]);
});

/** An attempt at the import that is none any more. */
async function attemptThatIsOver(member: Member, id: string) {
  const { key } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  const mapping = columnMapping.parse((await storedImport(member, id)).mapping);
  return { id, key, mapping, member, jobId: randomUUID(), attempts: 1 };
}

test("an attempt that is over keeps nothing of what it has fetched, nor forgets what there is", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("P-1"), await pictureCell("red")],
    [...usualRow("P-2"), "bm9uZQ=="],
    [...usualRow("P-3"), await pictureCell("red")],
  ];
  const { id } = await checkFile(seller, { ...pictureColumns, rows });
  const lost = randomUUID();
  const where = { importId_number: { importId: id, number: 4 } };
  await db().csvImportRow.update({ where, data: { documentId: lost } });
  const over = await attemptThatIsOver(seller, id);
  await expect(takePictures(over, async () => {})).rejects.toBeInstanceOf(Stopped);
  const kept = await db().csvImportRow.findMany({
    where: { importId: id },
    orderBy: { number: "asc" },
  });
  expect(kept.map(({ outcome, documentId }) => [outcome, documentId])).toEqual([
    ["NEW", null],
    ["NEW", null],
    ["NEW", lost],
  ]);
});

test("beside a picture in a cell no other cell is read again, however long", async () => {
  const seller = await makeMember();
  const rows = [[...usualRow("P-1"), await pictureCell("red")]];
  const { id } = await checkFile(seller, { ...pictureColumns, rows });
  const { mapping, ...over } = await attemptThatIsOver(seller, id);
  const asked: unknown[] = [];
  const columns = new Proxy(mapping.columns, {
    get(target, field) {
      asked.push(field);
      return Reflect.get(target, field);
    },
  });
  const watched = { ...over, mapping: { ...mapping, columns } };
  await expect(takePictures(watched, async () => {})).rejects.toBeInstanceOf(Stopped);
  expect(asked).toEqual(["csvMainImageBase64"]);
});
