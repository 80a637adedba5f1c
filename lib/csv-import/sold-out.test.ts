import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { enterListing, storedListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  startImport,
  undoImport,
  usualHeadings,
  usualRow,
} from "@/tests/factories/import-file";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { getCsvImportRow } from "./query-operations";

const movesOf = async (listingId: number) => {
  const moves = await db().statusChange.findMany({ where: { listingId }, orderBy: { id: "asc" } });
  return moves.map(({ from, to, actorUserId }) => [from, to, actorUserId]);
};

test("stock 0 takes a listing off sale, says so before, and is undone with the import", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1" });
  const before = await storedListing(listingId);
  const rows = [usualRow("A-1", "0", ""), usualRow("B-2")];
  const { id, counts, findings } = await checkFile(seller, { rows });
  expect(counts).toMatchObject({ new: 1, updated: 0, paused: 1, invalid: 0 });
  expect(findings?.paused).toMatchObject([
    { number: 2, id: listingId, mpn: "A-1", available: 10, openTrades: 0 },
  ]);
  const { answer } = await runOperation(getCsvImportRow, seller, { id, number: 2 });
  expect(answer).toMatchObject({ outcome: "PAUSED", issues: [], listing: { quantity: 10 } });
  await startImport(seller, id);
  expect(await storedListing(listingId)).toMatchObject({ status: "DRAFT", quantity: 10 });
  await undoImport(seller, id);
  const { version, updatedAt, ...same } = before;
  expect(await storedListing(listingId)).toMatchObject(same);
  expect(await movesOf(listingId)).toEqual([
    [null, "ACTIVE", seller.userId],
    ["ACTIVE", "DRAFT", seller.userId],
    ["DRAFT", "ACTIVE", seller.userId],
  ]);
});

test("the same file again pauses nothing that is paused already", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1" });
  const rows = [usualRow("A-1", "0")];
  await importFile(seller, { rows });
  const { counts } = await importFile(seller, { rows });
  expect(counts).toMatchObject({ paused: 0, unchanged: 1, invalid: 0 });
  expect(await movesOf(listingId)).toHaveLength(2);
});

test("stock 0 of a part that is not listed is no listing", async () => {
  const seller = await makeMember();
  const { counts, firstFault } = await checkFile(seller, { rows: [usualRow("A-1", "0")] });
  expect(counts).toMatchObject({ paused: 0, invalid: 1 });
  expect(firstFault?.issues).toEqual([{ field: "quantity", code: "larger_than_zero", value: "0" }]);
});

test("open requests of what is sold out are named, and stay", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const listingId = await enterListing(seller, { mpn: "A-1" });
  const { id: transactionId } = await makeTransaction(buyer, listingId);
  const { findings } = await importFile(seller, { rows: [usualRow("A-1", "0")] }).then(
    async ({ id }) => db().csvImport.findUniqueOrThrow({ where: { id } }),
  );
  expect(findings).toMatchObject({ paused: [{ id: listingId, openTrades: 1 }] });
  expect(await storedListing(listingId)).toMatchObject({ status: "DRAFT" });
  const { status } = await db().transaction.findUniqueOrThrow({ where: { id: transactionId } });
  expect(status).toBe("REQUESTED");
});

test("a row without stock changes nothing else of its listing, whatever it says", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const listingId = await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  const { manufacturerId, productId } = await storedListing(listingId);
  const row = ["", "C-3", "", "", "0,00", "auf Anfrage", "4711"];
  const { counts } = await importFile(seller, { headings, rows: [row, [...usualRow("B-2"), ""]] });
  expect(counts).toMatchObject({ new: 1, paused: 1, invalid: 0 });
  expect(await storedListing(listingId)).toMatchObject({
    status: "DRAFT",
    mpn: "A-1",
    manufacturerId,
    productId,
  });
});

test("listings that are to stay as they are stay on sale", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1" });
  const choices = { existing: "skip" as const };
  const { counts } = await importFile(seller, { rows: [usualRow("A-1", "0")], choices });
  expect(counts).toMatchObject({ paused: 0, skipped: 1 });
  expect(await storedListing(listingId)).toMatchObject({ status: "ACTIVE" });
});
