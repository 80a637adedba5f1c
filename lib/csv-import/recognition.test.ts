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

/** The quantities and prices of a seller's listings in their order. */
const stockOf = async (ownerUserId: string) => {
  const listings = await db().listing.findMany({ where: { ownerUserId }, orderBy: { id: "asc" } });
  return listings.map(({ quantity, pricePerProductInCt }) => [quantity, pricePerProductInCt]);
};

test("a row that cannot be read keeps its listing from the other rows of its part", async () => {
  const seller = await makeMember();
  await importFile(seller, {
    rows: [usualRow("A-1", "3", "10,00"), usualRow("A-1", "7", "20,00")],
  });
  const rows = [usualRow("A-1", "drei", "10,00"), usualRow("A-1", "7", "20,00")];
  const { counts } = await importFile(seller, { rows });
  expect(counts).toMatchObject({ new: 0, updated: 0, unchanged: 1, invalid: 1 });
  expect(await stockOf(seller.userId)).toEqual([
    [3, 1000],
    [7, 2000],
  ]);
});

test.each([
  ["MPN", ["Siemens", "4,26E+12", "Klemme", "Neu.", "5", "1,00", ""], ["", ""]],
  ["own number", ["Siemens", "A-1", "Klemme", "Neu.", "5", "1,00", "4,26E+12"], ["A-1", ""]],
])(
  "a row whose %s cannot be read is given no listing by less than that",
  async (_, damaged, [mpn, ownNumber]) => {
    const seller = await makeMember();
    const good = ["Siemens", mpn ?? "", "Klemme", "Neu.", "3", "1,00", ownNumber ?? ""];
    await importFile(seller, { headings, rows: [good] });
    const { counts } = await importFile(seller, { headings, rows: [damaged, good] });
    expect(counts).toMatchObject({ new: 0, updated: 0, unchanged: 1, invalid: 1 });
  },
);
