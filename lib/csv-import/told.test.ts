import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  startImport,
  usualColumns,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const countListings = (ownerUserId: string) =>
  db().listing.count({ where: { ownerUserId, status: { not: "DELETED" } } });

test("nothing is written where a listing is gone that was to be changed; what is told anew is", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id, counts } = await checkFile(seller, { rows: [usualRow("A-1", "7")] });
  expect(counts).toMatchObject({ new: 0, updated: 1 });
  await db().listing.updateMany({
    where: { ownerUserId: seller.userId },
    data: { status: "DELETED" },
  });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 1, updated: 0 },
  });
  expect(await countListings(seller.userId)).toBe(0);
  expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED", failure: null });
  expect(await countListings(seller.userId)).toBe(1);
});

test("nothing is written where another row stays behind than the seller was told", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1"), usualRow("B-2")] });
  const sell = (mpn: string, soldQuantity: number) =>
    db().listing.updateMany({ where: { ownerUserId: seller.userId, mpn }, data: { soldQuantity } });
  await sell("A-1", 8);
  const { id, firstFault } = await checkFile(seller, {
    rows: [usualRow("A-1", "7"), usualRow("B-2", "7")],
  });
  expect(firstFault).toMatchObject({ number: 2 });
  await sell("A-1", 0);
  await sell("B-2", 8);
  expect(await startImport(seller, id, 1)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { updated: 1, invalid: 1 },
    firstFault: { number: 3 },
  });
  const untouched = { ownerUserId: seller.userId, quantity: 10 };
  expect(await db().listing.count({ where: untouched })).toBe(2);
});

test("nothing is written where a row would change another listing than the seller was told", async () => {
  const seller = await makeMember();
  const [told, other] = [
    await enterListing(seller, { mpn: "A-1", ownArticleNumber: "L-1" }),
    await enterListing(seller, { mpn: "A-1", ownArticleNumber: "L-2" }),
  ];
  const { id, counts } = await checkFile(seller, {
    headings: [...usualHeadings, "Artikelnummer"],
    mapping: { columns: { ...usualColumns, ownArticleNumber: usualHeadings.length } },
    rows: [[...usualRow("A-1", "7"), "L-1"]],
  });
  expect(counts).toMatchObject({ new: 0, updated: 1 });
  await saveListing(seller, told, { mpn: "A-1", ownArticleNumber: "L-3" });
  await saveListing(seller, other, { mpn: "A-1", ownArticleNumber: "L-1" });
  expect(await startImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 0, updated: 1 },
  });
  const quantities = await Promise.all([told, other].map(storedListing));
  expect(quantities.map(({ quantity }) => quantity)).toEqual([10, 10]);
});
