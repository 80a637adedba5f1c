import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { removeDocument } from "@/lib/documents/removal";
import { sweepDocuments } from "@/lib/documents/sweep";
import { runOperation } from "@/lib/operations/run";
import type { Member } from "@/lib/operations/viewer";
import { documentIdsOf, makeDocument, saveDocuments } from "@/tests/factories/document";
import { enterListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  storedImport,
  undoImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { keepAsFetched, pictureCell, pictureColumns } from "@/tests/factories/pictured-file";
import { makeMember } from "@/tests/factories/user";
import { whileImportWaits } from "@/tests/factories/waiting-import";
import { cancelCsvImport, startCsvImport } from "./operations";

const listingsOf = (ownerUserId: string) =>
  db().listing.findMany({
    where: { ownerUserId },
    include: { documents: true },
    orderBy: { id: "asc" },
  });

const listingOf = async ({ userId }: Member) => (await listingsOf(userId))[0] ?? expect.fail();

test("an undo takes the picture off again, and puts back the one that it had replaced", async () => {
  const seller = await makeMember();
  const file = async (colour: string | null) => ({
    ...pictureColumns,
    rows: [[...usualRow("P-1"), colour === null ? "" : await pictureCell(colour)]],
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
  // The undo was a change, but none of anybody's: what came before it is taken back as well.
  expect((await undoImport(seller, red.id)).undone).toMatchObject({ restored: 1 });
  expect(await listingsOf(seller.userId)).toMatchObject([{ mainImageId: null, documents: [] }]);
});

test("a picture that a listing did not have before is gone after an undo", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("P-1")] });
  const { id } = await importFile(seller, {
    ...pictureColumns,
    rows: [[...usualRow("P-1"), await pictureCell("red")]],
  });
  await undoImport(seller, id);
  expect(await listingsOf(seller.userId)).toMatchObject([{ mainImageId: null, documents: [] }]);
});

/** A listing with a picture of the seller's own as its main one, an imported one and a sheet, in this order. */
async function mixedListing() {
  const seller = await makeMember();
  const file = async (colour: string) => ({
    ...pictureColumns,
    rows: [[...usualRow("P-1"), await pictureCell(colour)]],
  });
  await importFile(seller, await file("red"));
  const { id, mainImageId } = await listingOf(seller);
  const red = mainImageId ?? expect.fail();
  const own = await makeDocument({ userId: seller.userId, name: "Schild.png", isSound: true });
  const sheet = await makeDocument({ userId: seller.userId, name: "Blatt.pdf", isSound: true });
  await saveDocuments(seller, id, [own.id, red, sheet.id], own.id);
  const { id: importId } = await importFile(seller, await file("blue"));
  expect(await documentIdsOf(id)).not.toContain(red);
  return { seller, listingId: id, importId, red, ownId: own.id, sheetId: sheet.id };
}

test("an undo gives every picture back in its place, also an imported one that was not the main one", async () => {
  const { seller, listingId, importId, red, ownId, sheetId } = await mixedListing();
  expect((await undoImport(seller, importId)).undone).toMatchObject({ restored: 1 });
  expect(await documentIdsOf(listingId)).toEqual([ownId, red, sheetId]);
  expect(await listingOf(seller)).toMatchObject({ mainImageId: ownId });
});

test("what its seller has deleted since does not come back with an undo", async () => {
  const { seller, listingId, importId, red, ownId, sheetId } = await mixedListing();
  await removeDocument(seller, red);
  expect((await undoImport(seller, importId)).undone).toMatchObject({ restored: 1 });
  expect(await documentIdsOf(listingId)).toEqual([ownId, sheetId]);
});

test("what its seller uses elsewhere since stays there, and the undo does the rest", async () => {
  const { seller, listingId, importId, red, ownId, sheetId } = await mixedListing();
  const elsewhere = await enterListing(seller, { mpn: "Q-1" });
  await saveDocuments(seller, elsewhere, [red], red);
  expect((await undoImport(seller, importId)).undone).toMatchObject({ restored: 1 });
  expect(await documentIdsOf(listingId)).toEqual([ownId, sheetId]);
  expect(await documentIdsOf(elsewhere)).toEqual([red]);
});

test("what is written has its picture, as the progress says, and a cancel is noticed in between", async () => {
  const seller = await makeMember();
  const red = await pictureCell("red");
  const rows = Array.from({ length: 1_010 }, (_, place) => [...usualRow(`M-${place}`), red]);
  const { id } = await checkFile(seller, { ...pictureColumns, rows });
  await keepAsFetched(id);
  const late = await db().csvImportRow.findFirstOrThrow({ where: { importId: id, number: 1_005 } });
  await runOperation(startCsvImport, seller, { id });
  let working: Promise<unknown> = Promise.resolve();
  await transact(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM document WHERE id = ${late.documentId}::uuid FOR UPDATE`;
    working = workOffImports();
    const progress = { phase: "write", done: 999, of: 1_010 };
    await expect
      .poll(() => storedImport(seller, id), { timeout: 60_000 })
      .toMatchObject({ progress });
    await untilWaiting(1);
    expect((await storedImport(seller, id)).progress).toEqual(progress);
    await runOperation(cancelCsvImport, seller, { id });
  }, 90_000);
  await working;
  expect((await storedImport(seller, id)).status).toBe("CHECKED");
  expect(await listingsOf(seller.userId)).toEqual([]);
});

test("a picture that is lost at the last moment stops the import, which fetches it anew", async () => {
  const seller = await makeMember();
  const rows = [[...usualRow("P-1"), await pictureCell("red")]];
  const { id } = await checkFile(seller, { ...pictureColumns, rows });
  await runOperation(startCsvImport, seller, { id });
  await whileImportWaits(seller, () =>
    db().document.deleteMany({ where: { userId: seller.userId } }),
  );
  expect(await listingsOf(seller.userId)).toEqual([]);
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTING", failure: null });
  await expect
    .poll(() => workOffImports().then(() => storedImport(seller, id)), { timeout: 60_000 })
    .toMatchObject({ status: "IMPORTED" });
  expect(await listingOf(seller)).toMatchObject({ mainImageId: expect.any(String) });
});
