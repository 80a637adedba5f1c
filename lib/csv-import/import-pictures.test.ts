import "@/tests/setup/database";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { sweepDocuments } from "@/lib/documents/sweep";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import {
  checkFile,
  importFile,
  startImport,
  undoImport,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const headings = [...usualHeadings, "Bild (Base64)"];
const mapping = {
  columns: {
    manufacturer: 0,
    mpn: 1,
    nameDe: 2,
    descriptionDe: 3,
    quantity: 4,
    pricePerProductInCt: 5,
    csvMainImageBase64: 6,
  },
};

async function picture(colour: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3 as const, background: colour };
  return (await sharp({ create }).png().toBuffer()).toString("base64");
}

const listingsOf = (ownerUserId: string) =>
  db().listing.findMany({
    where: { ownerUserId },
    include: { mainImage: true, documents: true },
    orderBy: { id: "asc" },
  });

test("a picture in a cell becomes the main image, and the same file changes nothing", async () => {
  const seller = await makeMember();
  const rows = [[...usualRow("P-1"), await picture("red")], usualRow("P-2")];
  const file = { headings, mapping, rows };
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

test("another picture takes the place of the imported one", async () => {
  const seller = await makeMember();
  const file = async (colour: string) => ({
    headings,
    mapping,
    rows: [[...usualRow("P-1"), await picture(colour)]],
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
    headings,
    mapping,
    rows: [[...usualRow("P-1"), await picture(colour)]],
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
    [...usualRow("P-1"), await picture("red")],
    [...usualRow("P-2"), "bm8gcGljdHVyZQ=="],
  ];
  const { id, counts } = await checkFile(seller, { headings, mapping, rows });
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

test("an undo takes the picture off again, and puts back the one that it had replaced", async () => {
  const seller = await makeMember();
  const file = async (colour: string | null) => ({
    headings,
    mapping,
    rows: [[...usualRow("P-1"), colour === null ? "" : await picture(colour)]],
  });
  await importFile(seller, await file(null));
  const red = await importFile(seller, await file("red"));
  const [first] = await listingsOf(seller.userId);
  const blue = await importFile(seller, await file("blue"));
  // A day later, what is on no listing is swept.
  await db().document.updateMany({
    where: { userId: seller.userId },
    data: { createdAt: new Date(0), soundAt: new Date(0) },
  });
  await sweepDocuments();
  expect((await undoImport(seller, blue.id)).undone).toMatchObject({ restored: 1 });
  const [back] = await listingsOf(seller.userId);
  expect(back?.mainImageId).toBe(first?.mainImageId);
  expect(back?.documents.map(({ id }) => id)).toEqual([first?.mainImageId]);
  // The undo was a change: what came before it stays.
  expect((await undoImport(seller, red.id)).undone).toMatchObject({ kept: 1 });
});

test("a picture that a listing did not have before is gone after an undo", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("P-1")] });
  const { id } = await importFile(seller, {
    headings,
    mapping,
    rows: [[...usualRow("P-1"), await picture("red")]],
  });
  await undoImport(seller, id);
  expect(await listingsOf(seller.userId)).toMatchObject([{ mainImageId: null, documents: [] }]);
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
  const rows = [[...usualRow("P-1"), await picture("red")]];
  const checked = await checkFile(seller, { headings, mapping, rows });
  expect(checked).toMatchObject({
    counts: { invalid: 1 },
    firstFault: { issues: [{ field: "mainImageUrl", code: "too_many:20" }] },
  });
});

test("a picture that was swept since another attempt is taken anew", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("P-1"), await picture("red")],
    [...usualRow("P-2"), "bm9uZQ=="],
  ];
  const { id } = await checkFile(seller, { headings, mapping, rows });
  await startImport(seller, id);
  await db().document.deleteMany({ where: { userId: seller.userId } });
  expect(await startImport(seller, id, 1)).toMatchObject({ status: "IMPORTED" });
  expect(await listingsOf(seller.userId)).toMatchObject([{ mainImage: { type: "IMAGE" } }]);
});
