import "@/tests/setup/database";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { enterListing } from "@/tests/factories/entered-listing";
import { checkFile, importFile, startImport, usualRow } from "@/tests/factories/import-file";
import { pictureCell, pictureColumns } from "@/tests/factories/pictured-file";
import { makeMember } from "@/tests/factories/user";

const listingOf = async ({ userId }: Member, mpn: string) =>
  db().listing.findFirstOrThrow({
    where: { ownerUserId: userId, mpn },
    include: { mainImage: true },
  });

/** A picture whose Base64 is longer than any text of a listing. */
async function largePictureCell(): Promise<string> {
  const [width, height, channels] = [120, 120, 3 as const];
  const noise = randomBytes(width * height * channels);
  return (await sharp(noise, { raw: { width, height, channels } }).png().toBuffer()).toString(
    "base64",
  );
}

test("a large picture in a cell is known again", async () => {
  const seller = await makeMember();
  const cell = await largePictureCell();
  expect(cell.length).toBeGreaterThan(40_000);
  const file = { ...pictureColumns, rows: [[...usualRow("P-1"), cell]] };
  await importFile(seller, file);
  const { mainImageId } = await listingOf(seller, "P-1");
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await listingOf(seller, "P-1")).toMatchObject({ mainImageId });
});

test("a picture that a listing has but does not show first is put first again", async () => {
  const seller = await makeMember();
  const file = { ...pictureColumns, rows: [[...usualRow("P-1"), await pictureCell("red")]] };
  await importFile(seller, file);
  const { id, mainImageId, mainImage } = await listingOf(seller, "P-1");
  const own = await makeDocument({ userId: seller.userId, name: "Schild.png", isSound: true });
  await saveDocuments(seller, id, [own.id, mainImageId ?? expect.fail()], own.id);
  expect((await importFile(seller, file)).counts).toMatchObject({ updated: 1, unchanged: 0 });
  const after = await listingOf(seller, "P-1");
  expect(after.mainImage).toMatchObject({ sourceHash: mainImage?.sourceHash });
  expect(await documentIdsOf(id)).toEqual([after.mainImageId, own.id]);
});

test("a picture of another attempt that its seller has used elsewhere since is taken anew", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("P-1"), await pictureCell("red")],
    [...usualRow("P-2"), "bm9uZQ=="],
  ];
  const { id } = await checkFile(seller, { ...pictureColumns, rows });
  expect(await startImport(seller, id)).toMatchObject({ failure: "CSV_IMPORT_CHANGED" });
  const { id: takenId } = await db().document.findFirstOrThrow({
    where: { userId: seller.userId },
  });
  const elsewhere = await enterListing(seller, { mpn: "X-1" });
  await saveDocuments(seller, elsewhere, [takenId], takenId);
  expect(await startImport(seller, id, 1)).toMatchObject({ status: "IMPORTED" });
  expect(await documentIdsOf(elsewhere)).toEqual([takenId]);
  const { mainImageId } = await listingOf(seller, "P-1");
  expect(mainImageId).not.toBeNull();
  expect(mainImageId).not.toBe(takenId);
});
