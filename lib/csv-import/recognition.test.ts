import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enterListing } from "@/tests/factories/entered-listing";
import { checkFile, importFile, usualHeadings, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const headings = [...usualHeadings, "Eigene Artikelnummer"];
const row = (mpn: string, ownNumber: string) => [...usualRow(mpn, "7"), ownNumber];

const ownNumbersOf = async (ownerUserId: string) => {
  const listings = await db().listing.findMany({ where: { ownerUserId }, orderBy: { id: "asc" } });
  return listings.map(({ ownArticleNumber, quantity }) => [ownArticleNumber, quantity]);
};

test("a row of another own number is another part, though maker and MPN are the same", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  const { counts } = await importFile(seller, { headings, rows: [row("A-1", "4712")] });
  expect(counts).toMatchObject({ new: 1, updated: 0 });
  expect(await ownNumbersOf(seller.userId)).toEqual([
    ["4711", 10],
    ["4712", 7],
  ]);
});

test("of two listings of one part a row with an own number is given the one that has none", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  await enterListing(seller, { mpn: "A-1" });
  const { counts } = await importFile(seller, { headings, rows: [row("A-1", "4712")] });
  expect(counts).toMatchObject({ new: 0, updated: 1 });
  expect(await ownNumbersOf(seller.userId)).toEqual([
    ["4711", 10],
    ["4712", 7],
  ]);
});

test("a row without an own number is given a listing without one before one that has it", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  await enterListing(seller, { mpn: "A-1" });
  await importFile(seller, { rows: [usualRow("A-1", "7")] });
  expect(await ownNumbersOf(seller.userId)).toEqual([
    ["4711", 10],
    [null, 7],
  ]);
});

test("rows that find each listing by its number leave no other row a listing of theirs", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  const rows = [row("A-1", "4712"), row("A-1", "4711"), row("A-1", "4711")];
  expect((await checkFile(seller, { headings, rows })).counts).toMatchObject({
    new: 2,
    updated: 1,
  });
});
