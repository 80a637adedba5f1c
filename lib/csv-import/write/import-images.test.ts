import "@/tests/setup/database";
import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startCsvImport } from "@/lib/csv-import/operations";
import { columnMapping } from "@/lib/csv-import/schema";
import { JobSuperseded } from "@/lib/csv-import/statements/job-attempt";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { removeDocument } from "@/lib/files/mutations/removal";
import { sweepDocuments } from "@/lib/files/mutations/sweep";
import { runOperation } from "@/lib/operations/run";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { enterListing } from "@/tests/factories/entered-listing";
import { fileWithImage, imageCell, imageColumns } from "@/tests/factories/file-with-image";
import {
  checkFile,
  importFile,
  startImport,
  storedImport,
  undoImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { whileImportWaits } from "@/tests/factories/waiting-import";
import { storeImportImages } from "./import-images";

const listingsOf = ({ userId: ownerUserId }: Member) =>
  db().listing.findMany({
    where: { ownerUserId },
    include: { mainImage: true, documents: true },
    orderBy: { id: "asc" },
  });
const listingOf = async (member: Member) => (await listingsOf(member))[0] ?? expect.fail();
const noImage = "bm8gcGljdHVyZQ==";

test("an image in a cell becomes the main image, and the same file changes nothing", async () => {
  const seller = await makeMember();
  const rows = [[...usualRow("P-1"), await imageCell("red")], usualRow("P-2")];
  const file = { ...imageColumns, rows };
  expect(await importFile(seller, file)).toMatchObject({ status: "IMPORTED", counts: { new: 2 } });
  const [withImages, bare] = await listingsOf(seller);
  const { id: listingId, mainImage } = withImages ?? expect.fail();
  expect(mainImage).toMatchObject({ type: "IMAGE", listingId, position: 0 });
  expect(bare?.mainImage).toBeNull();
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 2, updated: 0 });
  expect(await db().document.count({ where: { userId: seller.userId } })).toBe(1);
});

test("a large image in a cell is recognised", async () => {
  const seller = await makeMember();
  const [width, height, channels] = [120, 120, 3 as const];
  const noise = sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });
  const cell = (await noise.png().toBuffer()).toString("base64");
  // Longer than any text of a listing.
  expect(cell.length).toBeGreaterThan(40_000);
  const file = { ...imageColumns, rows: [[...usualRow("P-1"), cell]] };
  await importFile(seller, file);
  expect((await importFile(seller, file)).counts).toMatchObject({ unchanged: 1, updated: 0 });
});

/** Documents in this order: the seller's main image, an imported image, a data sheet. */
async function mixedListing() {
  const seller = await makeMember();
  await importFile(seller, await fileWithImage("red"));
  const { id: listingId, mainImageId } = await listingOf(seller);
  const red = mainImageId ?? expect.fail();
  const { id: ownId } = await makeDocument({
    userId: seller.userId,
    name: "Schild.png",
    isSound: true,
  });
  const { id: sheetId } = await makeDocument({
    userId: seller.userId,
    name: "Blatt.pdf",
    isSound: true,
  });
  await saveDocuments(seller, listingId, [ownId, red, sheetId], ownId);
  return { seller, listingId, red, ownId, sheetId };
}

test("another image comes before the seller's own files and in place of the imported one", async () => {
  const { seller, listingId, red, ownId, sheetId } = await mixedListing();
  const { counts } = await importFile(seller, await fileWithImage("blue"));
  expect(counts).toMatchObject({ updated: 1 });
  const { mainImageId } = await listingOf(seller);
  expect([red, ownId]).not.toContain(mainImageId);
  expect(await documentIdsOf(listingId)).toEqual([mainImageId, ownId, sheetId]);
});

test("an image that a listing has but does not show first is put first again", async () => {
  const { seller, listingId, ownId, sheetId } = await mixedListing();
  const { counts } = await importFile(seller, await fileWithImage("red"));
  expect(counts).toMatchObject({ updated: 1, unchanged: 0 });
  const { mainImageId } = await listingOf(seller);
  expect(mainImageId).not.toBe(ownId);
  expect(await documentIdsOf(listingId)).toEqual([mainImageId, ownId, sheetId]);
});

test("a row whose image is broken is imported without it, and the same file changes nothing", async () => {
  const seller = await makeMember();
  const rows = [
    [...usualRow("P-1"), await imageCell("red")],
    [...usualRow("P-2"), noImage],
    [...usualRow("P-3"), "bild3.jpg"],
  ];
  const { id, counts } = await checkFile(seller, { ...imageColumns, rows });
  // The content of an image is checked only when it is stored.
  expect(counts).toMatchObject({ new: 3, invalid: 0, withoutImage: 1 });
  expect(await startImport(seller, id)).toMatchObject({
    status: "IMPORTED",
    counts: { new: 3, withoutImage: 2 },
  });
  const images = (await listingsOf(seller)).map(({ mainImage }) => mainImage?.type);
  expect(images).toEqual(["IMAGE", undefined, undefined]);
  for (const _ of ["again", "and again"]) {
    const { counts } = await importFile(seller, { ...imageColumns, rows });
    expect(counts).toMatchObject({ unchanged: 3, updated: 0 });
  }
});

test("a listing keeps its image where another one fails, which is tried again when its row changes", async () => {
  const seller = await makeMember();
  await importFile(seller, await fileWithImage("red"));
  const { mainImageId } = await listingOf(seller);
  const broken = (price: string) => ({
    ...imageColumns,
    rows: [[...usualRow("P-1", "10", price), noImage]],
  });
  const { status, counts } = await importFile(seller, broken("12,50"));
  expect({ status, ...counts }).toMatchObject({ status: "IMPORTED", updated: 1, withoutImage: 1 });
  expect((await importFile(seller, broken("12,50"))).counts).toMatchObject({ updated: 0 });
  const changed = await importFile(seller, broken("11,00"));
  expect(changed.counts).toMatchObject({ updated: 1, withoutImage: 1 });
  expect(await listingOf(seller)).toMatchObject({ mainImageId, pricePerProductInCt: 1100 });
});

test("a listing that is full of its seller's files takes no image, and says so", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "P-1" });
  for (let position = 0; position < 20; position += 1) {
    const name = `${position}.pdf`;
    await makeDocument({ userId: seller.userId, listingId, name, bytes: null, position });
  }
  expect(await checkFile(seller, await fileWithImage("red"))).toMatchObject({
    counts: { invalid: 1 },
    firstFault: { issues: [{ field: "mainImageUrl", code: "too_many:20" }] },
  });
});

test("an undo removes the image again, and restores the one that it had replaced", async () => {
  const seller = await makeMember();
  await importFile(seller, await fileWithImage(null));
  const red = await importFile(seller, await fileWithImage("red"));
  const { mainImageId } = await listingOf(seller);
  const blue = await importFile(seller, await fileWithImage("blue"));
  // The sweep deletes old unattached documents.
  const longAgo = { createdAt: new Date(0), soundAt: new Date(0) };
  await db().document.updateMany({ where: { userId: seller.userId }, data: longAgo });
  await sweepDocuments();
  expect((await undoImport(seller, blue.id)).undone).toMatchObject({ restored: 1 });
  expect(await listingOf(seller)).toMatchObject({ mainImageId, documents: [{ id: mainImageId }] });
  // The first undo must not block the second.
  expect((await undoImport(seller, red.id)).undone).toMatchObject({ restored: 1 });
  expect(await listingOf(seller)).toMatchObject({ mainImageId: null, documents: [] });
});

test("an undo restores files that their seller has neither deleted nor used elsewhere since", async () => {
  for (const since of ["nothing", "deleted", "used elsewhere"]) {
    const { seller, listingId, red, ownId, sheetId } = await mixedListing();
    const { id } = await importFile(seller, await fileWithImage("blue"));
    if (since === "deleted") {
      await removeDocument(seller, red);
    }
    const elsewhere = await enterListing(seller, { mpn: "Q-1" });
    if (since === "used elsewhere") {
      await saveDocuments(seller, elsewhere, [red], red);
    }
    expect((await undoImport(seller, id)).undone).toMatchObject({ restored: 1 });
    const stored = since === "nothing" ? [red] : [];
    expect(await documentIdsOf(listingId), since).toEqual([ownId, ...stored, sheetId]);
    expect(await documentIdsOf(elsewhere)).toEqual(since === "used elsewhere" ? [red] : []);
    expect(await listingOf(seller)).toMatchObject({ mainImageId: ownId });
  }
});

test.each(["swept", "used elsewhere"])(
  "an image of another attempt that was %s since is fetched again",
  async (since) => {
    const seller = await makeMember();
    const listingId = await enterListing(seller, { mpn: "P-2" });
    const rows = [
      [...usualRow("P-1"), await imageCell("red")],
      [...usualRow("P-2"), ""],
    ];
    const { id } = await checkFile(seller, { ...imageColumns, rows });
    await db().listing.update({ where: { id: listingId }, data: { status: "DELETED" } });
    expect(await startImport(seller, id)).toMatchObject({ failure: "CSV_IMPORT_CHANGED" });
    const where = { userId: seller.userId };
    const taken = await db().document.findFirstOrThrow({ where });
    if (since === "swept") {
      await db().document.deleteMany({ where });
    } else {
      const elsewhere = await enterListing(seller, { mpn: "X-1" });
      await saveDocuments(seller, elsewhere, [taken.id], taken.id);
    }
    expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED" });
    const listings = await listingsOf(seller);
    const { mainImage } = listings.find(({ mpn }) => mpn === "P-1") ?? expect.fail();
    expect(mainImage).toMatchObject({ type: "IMAGE" });
    expect(mainImage?.id).not.toBe(taken.id);
  },
);

test("an attempt that is over keeps nothing of what it has fetched, and leaves what there is", async () => {
  const seller = await makeMember();
  const red = await imageCell("red");
  const rows = [red, noImage, red].map((cell, place) => [...usualRow(`P-${place}`), cell]);
  const { id } = await checkFile(seller, { ...imageColumns, rows });
  const lost = randomUUID();
  const last = { importId_number: { importId: id, number: 4 } };
  await db().csvImportRow.update({ where: last, data: { documentId: lost } });
  const { key, mapping } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  const attempt = { id, key, member: seller, jobId: randomUUID(), attempts: 1 };
  const over = { ...attempt, mapping: columnMapping.parse(mapping) };
  await expect(storeImportImages(over, async () => {})).rejects.toBeInstanceOf(JobSuperseded);
  const stored = await db().csvImportRow.findMany({
    where: { importId: id },
    orderBy: { number: "asc" },
  });
  expect(stored.map(({ outcome, documentId }) => [outcome, documentId])).toEqual([
    ["NEW", null],
    ["NEW", null],
    ["NEW", lost],
  ]);
});

test("an image that is lost at the last moment stops the import, which fetches it again", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, await fileWithImage("red"));
  await runOperation(startCsvImport, seller, { id });
  await whileImportWaits(seller, () =>
    db().document.deleteMany({ where: { userId: seller.userId } }),
  );
  expect(await listingsOf(seller)).toEqual([]);
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTING", failure: null });
  await db().$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'csv-import'`;
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTED" });
  expect(await listingOf(seller)).toMatchObject({ mainImageId: expect.any(String) });
});
