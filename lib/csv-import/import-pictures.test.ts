import "@/tests/setup/database";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import {
  checkFile,
  importFile,
  startImport,
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
