import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { checkFile, importFile, startImport, usualRow } from "@/tests/factories/import-file";
import { pictureCell, pictureColumns } from "@/tests/factories/pictured-file";
import { makeMember } from "@/tests/factories/user";

const listingsOf = (ownerUserId: string) =>
  db().listing.findMany({
    where: { ownerUserId },
    include: { mainImage: true, documents: true },
    orderBy: { id: "asc" },
  });

test("a picture in a cell becomes the main image, and the same file changes nothing", async () => {
  const seller = await makeMember();
  const rows = [[...usualRow("P-1"), await pictureCell("red")], usualRow("P-2")];
  const file = { ...pictureColumns, rows };
  expect(await importFile(seller, file)).toMatchObject({ status: "IMPORTED", counts: { new: 2 } });
  const [pictured, bare] = await listingsOf(seller.userId);
  expect(pictured?.mainImage).toMatchObject({
    type: "IMAGE",
    listingId: pictured?.id,
    position: 0,
  });
  expect(bare?.mainImage).toBeNull();
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 2, updated: 0 });
  expect(await db().document.count({ where: { userId: seller.userId } })).toBe(1);
});

test("what can be no picture is found by the check, before anything is fetched", async () => {
  const seller = await makeMember();
  const rows = [[...usualRow("P-1"), "bild.jpg"], usualRow("P-2")];
  const { counts, firstFault } = await checkFile(seller, { ...pictureColumns, rows });
  expect(counts).toMatchObject({ new: 1, invalid: 1 });
  expect(firstFault?.issues).toMatchObject([{ field: "csvMainImageBase64", value: "bild" }]);
});

test("a changed price leaves the picture of the same source where it is", async () => {
  const seller = await makeMember();
  const red = await pictureCell("red");
  const file = (price: string) => ({
    ...pictureColumns,
    rows: [[...usualRow("P-1", "10", price), red]],
  });
  await importFile(seller, file("12,50"));
  const [before] = await listingsOf(seller.userId);
  expect((await importFile(seller, file("9,99"))).counts).toMatchObject({ updated: 1 });
  const [after] = await listingsOf(seller.userId);
  expect(after).toMatchObject({ pricePerProductInCt: 999, mainImageId: before?.mainImageId });
  expect(await db().document.count({ where: { userId: seller.userId } })).toBe(1);
});

test("another picture takes the place of the imported one", async () => {
  const seller = await makeMember();
  const file = async (colour: string) => ({
    ...pictureColumns,
    rows: [[...usualRow("P-1"), await pictureCell(colour)]],
  });
  await importFile(seller, await file("red"));
  const [before] = await listingsOf(seller.userId);
  expect((await importFile(seller, await file("blue"))).counts).toMatchObject({ updated: 1 });
  const [after] = await listingsOf(seller.userId);
  expect(after?.mainImageId).not.toBe(before?.mainImageId);
  expect(after?.documents.map(({ id }) => id)).toEqual([after?.mainImageId]);
});

test("another picture comes before the seller's own files, which stay in their order", async () => {
  const seller = await makeMember();
  const file = async (colour: string) => ({
    ...pictureColumns,
    rows: [[...usualRow("P-1"), await pictureCell(colour)]],
  });
  await importFile(seller, await file("red"));
  const [{ id: listingId, mainImageId: red } = { id: 0, mainImageId: "" }] = await listingsOf(
    seller.userId,
  );
  const names = ["Schild.png", "Lager.png", "Regal.png"];
  const own: string[] = [];
  for (const name of names) {
    const { id } = await makeDocument({ userId: seller.userId, name, isSound: true });
    own.push(id);
  }
  const [first = "", ...others] = own;
  // Of the seller's own one is the main image now, and the imported one stands in between.
  await saveDocuments(seller, listingId, [first, red ?? "", ...others], first);
  expect((await importFile(seller, await file("blue"))).counts).toMatchObject({ updated: 1 });
  const [after] = await listingsOf(seller.userId);
  expect(after?.mainImageId).not.toBe(red);
  expect(own).not.toContain(after?.mainImageId);
  expect(await documentIdsOf(listingId)).toEqual([after?.mainImageId, ...own]);
});

test("a picture that is none stops the import, and the row is named", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("P-1"), await pictureCell("red")],
    [...usualRow("P-2"), "bm8gcGljdHVyZQ=="],
  ];
  const { id, counts } = await checkFile(seller, { ...pictureColumns, rows });
  // Pictures are looked at when they are taken.
  expect(counts).toMatchObject({ new: 2, invalid: 0 });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 1, invalid: 1 },
    firstFault: { number: 3, issues: [{ field: "csvMainImageBase64", code: "picture_invalid" }] },
  });
  expect(await listingsOf(seller.userId)).toEqual([]);
  expect(await startImport(seller, id, 1)).toMatchObject({ status: "IMPORTED" });
  expect(await listingsOf(seller.userId)).toMatchObject([
    { mpn: "P-1", mainImage: { type: "IMAGE" } },
  ]);
});

test("a listing that is full of its seller's files takes no picture, and says so", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("P-1")] });
  const [listing] = await listingsOf(seller.userId);
  for (let place = 0; place < 20; place += 1) {
    await makeDocument({
      userId: seller.userId,
      listingId: listing?.id,
      name: `${place}.pdf`,
      bytes: null,
      position: place,
    });
  }
  const rows = [[...usualRow("P-1"), await pictureCell("red")]];
  const checked = await checkFile(seller, { ...pictureColumns, rows });
  expect(checked).toMatchObject({
    counts: { invalid: 1 },
    firstFault: { issues: [{ field: "mainImageUrl", code: "too_many:20" }] },
  });
});
