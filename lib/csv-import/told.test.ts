import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { checkFile, importFile, startImport, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const countListings = (ownerUserId: string) =>
  db().listing.count({ where: { ownerUserId, status: { not: "DELETED" } } });

test("nothing is written where other rows turn out faulty than the seller was told", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  const { id } = await checkFile(seller, { rows: [usualRow("A-1", "5"), usualRow("B-2")] });
  // By now six pieces are reserved and sold, of neither of them as many as the file leaves.
  await db().listing.updateMany({
    where: { ownerUserId: seller.userId },
    data: { soldQuantity: 2, reservedQuantity: 4 },
  });
  const again = await startImport(seller, id);
  expect(again).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 1, updated: 0, invalid: 1 },
    firstFault: { number: 2, issues: [{ field: "quantity", code: "below_committed:6" }] },
  });
  expect(await countListings(seller.userId)).toBe(1);
});

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
