import "@/tests/setup/database";
import { expect, test } from "vitest";
import { getCsvImportRow } from "@/lib/csv-import/operations";
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

const listingsOf = (ownerUserId: string) =>
  db().listing.findMany({
    where: { ownerUserId, status: { not: "DELETED" } },
    include: { manufacturer: true, product: true, statusChanges: true, changes: true },
    orderBy: { id: "asc" },
  });

test("a file becomes active listings, found by their codes, with their history", async () => {
  const seller = await makeMember();
  const done = await importFile(seller, {
    rows: [usualRow("3RT2026-1BB40"), usualRow("6ES7315-2EH14-0AB0", "2", "1.234,56 €")],
  });
  expect(done).toMatchObject({
    status: "IMPORTED",
    counts: { new: 2, updated: 0, unchanged: 0, skipped: 0, invalid: 0 },
    progress: null,
    failure: null,
  });
  const listings = await listingsOf(seller.userId);
  expect(listings).toMatchObject([
    {
      mpn: "3RT2026-1BB40",
      quantity: 10,
      pricePerProductInCt: 1250,
      status: "ACTIVE",
      shippingPossible: true,
    },
    { mpn: "6ES7315-2EH14-0AB0", quantity: 2, pricePerProductInCt: 123456, shippingPriceInCt: 0 },
  ]);
  for (const listing of listings) {
    expect(listing.manufacturer.name).toBe("Siemens");
    expect(listing.product?.mpn).toBe(listing.mpn);
    expect(listing.statusChanges).toMatchObject([{ to: "ACTIVE", actorUserId: seller.userId }]);
  }
  const codes = await db().listingSearch.findMany({ where: { listingId: listings[0]?.id ?? 0 } });
  expect(codes.map(({ code }) => code)).toEqual(["3RT20261BB40"]);
});

test("a listing is recognised by manufacturer and MPN and updated where the row differs", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1"), usualRow("B-2")] });
  const again = await importFile(seller, { rows: [usualRow("a 1", "7", "9,99"), usualRow("B-2")] });
  expect(again.counts).toMatchObject({ new: 0, updated: 1, unchanged: 1 });
  const [changed] = await listingsOf(seller.userId);
  expect(changed).toMatchObject({ quantity: 7, pricePerProductInCt: 999, version: 2 });
  expect(changed?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["PRICE_PER_PRODUCT", 1250, 999],
    ["QUANTITY", 10, 7],
  ]);
});

test("the own article number recognises a listing whose manufacturer and MPN have changed", async () => {
  const seller = await makeMember();
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  await importFile(seller, { headings, rows: [[...usualRow("A-1"), "4711"]] });
  const rows = [["Festo", "X-9", "Zylinder", "Neu.", "10", "12,50", "4711"]];
  expect((await importFile(seller, { headings, rows })).counts).toMatchObject({ updated: 1 });
  const [changed, ...others] = await listingsOf(seller.userId);
  expect(others).toEqual([]);
  expect(changed).toMatchObject({
    mpn: "X-9",
    manufacturer: { name: "Festo" },
    product: { mpn: "X-9" },
  });
});

test("another seller's listing is never recognised", async () => {
  const [one, other] = [await makeMember(), await makeMember()];
  await importFile(one, { rows: [usualRow("A-1")] });
  expect((await importFile(other, { rows: [usualRow("A-1")] })).counts).toMatchObject({ new: 1 });
});

test("a listing whose MPN the file does not name keeps it, and its product", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", nameDe: "Schütz", ownArticleNumber: "L-1" });
  const [before] = await listingsOf(seller.userId);
  const { counts } = await importFile(seller, {
    headings: ["Hersteller", "Bezeichnung", "Beschreibung", "Menge", "Preis", "Artikelnummer"],
    mapping: {
      columns: {
        manufacturer: 0,
        nameDe: 1,
        descriptionDe: 2,
        quantity: 3,
        pricePerProductInCt: 4,
        ownArticleNumber: 5,
      },
    },
    rows: [["Siemens", "Schütz", "Neu.", "7", "9,99", "L-1"]],
  });
  expect(counts).toMatchObject({ new: 0, updated: 1 });
  expect(before?.product).toMatchObject({ normalisedMpn: "A1" });
  expect(await listingsOf(seller.userId)).toMatchObject([
    { quantity: 7, mpn: "A-1", productId: before?.productId },
  ]);
});

const headings = [...usualHeadings, "Eigene Artikelnummer"];
const row = (mpn: string, ownNumber: string) => [...usualRow(mpn, "7"), ownNumber];

const ownNumbersOf = async (ownerUserId: string) => {
  const listings = await db().listing.findMany({ where: { ownerUserId }, orderBy: { id: "asc" } });
  return listings.map(({ ownArticleNumber, quantity }) => [ownArticleNumber, quantity]);
};

test.each<
  [title: string, listed: (string | undefined)[], rowNumber: string | null, after: unknown]
>([
  [
    "of another own number is another part, though maker and MPN are the same",
    ["4711"],
    "4712",
    [
      ["4711", 10],
      ["4712", 7],
    ],
  ],
  [
    "with an own number is given the listing of its part that has none",
    ["4711", undefined],
    "4712",
    [
      ["4711", 10],
      ["4712", 7],
    ],
  ],
  [
    "without an own number is given a listing without one first",
    ["4711", undefined],
    null,
    [
      ["4711", 10],
      [null, 7],
    ],
  ],
])("a row %s", async (_, listed, rowNumber, after) => {
  const seller = await makeMember();
  for (const ownArticleNumber of listed) {
    await enterListing(seller, { mpn: "A-1", ownArticleNumber });
  }
  await importFile(
    seller,
    rowNumber ? { headings, rows: [row("A-1", rowNumber)] } : { rows: [usualRow("A-1", "7")] },
  );
  expect(await ownNumbersOf(seller.userId)).toEqual(after);
});

test("rows that find each listing by its number leave no other row a listing of theirs", async () => {
  const seller = await makeMember();
  await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  const rows = [row("A-1", "4712"), row("A-1", "4711"), row("A-1", "4713")];
  expect((await checkFile(seller, { headings, rows })).counts).toMatchObject({
    new: 2,
    updated: 1,
  });
});

const stockOf = async (ownerUserId: string) => {
  const listings = await db().listing.findMany({ where: { ownerUserId }, orderBy: { id: "asc" } });
  return listings.map(({ quantity, pricePerProductInCt }) => [quantity, pricePerProductInCt]);
};

test("a row that cannot be read keeps other rows of its part from its listing", async () => {
  const seller = await makeMember();
  for (const [quantity, pricePerProductInCt] of [
    [3, 1000],
    [7, 2000],
  ] as const) {
    await enterListing(seller, { mpn: "A-1", quantity, pricePerProductInCt });
  }
  const rows = [usualRow("A-1", "drei", "10,00"), usualRow("A-1", "7", "20,00")];
  const { counts } = await importFile(seller, { rows });
  expect(counts).toMatchObject({ new: 0, updated: 1, invalid: 1 });
  expect(await stockOf(seller.userId)).toEqual([
    [3, 1000],
    [7, 2000],
  ]);
});

test("a row that cannot be read takes no listing that another row wants, not even one that it had", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1", "5")] });
  const unreadable = usualRow("A-1", "drei");
  expect((await importFile(seller, { rows: [unreadable] })).counts).toMatchObject({ invalid: 1 });
  const { counts } = await importFile(seller, { rows: [unreadable, usualRow("A-1", "6")] });
  expect(counts).toMatchObject({ new: 0, updated: 1, invalid: 1 });
});

test("a row that cannot be read takes no listing by its number that another row wants by its own", async () => {
  const seller = await makeMember();
  const id = await enterListing(seller, { mpn: "A-1", ownArticleNumber: "4711" });
  const rows = [[...row("A-1", ""), String(id)].with(4, "drei"), [...row("A-1", "4711"), ""]];
  const { counts } = await checkFile(seller, { headings: [...headings, "Inserat-Nr."], rows });
  expect(counts).toMatchObject({ new: 0, updated: 1, invalid: 1 });
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

test("stock 0 of a part that is not listed is no listing and no fault", async () => {
  const seller = await makeMember();
  const { counts } = await importFile(seller, { rows: [usualRow("A-1", "0"), usualRow("B-2")] });
  expect(counts).toMatchObject({ new: 1, paused: 0, skipped: 1, invalid: 0 });
});

test("open requests of sold-out listings are named, and stay", async () => {
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

test("existing listings are skipped where the seller wants it so, except those that are sold out", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1"), usualRow("B-2")] });
  const again = await importFile(seller, {
    rows: [usualRow("A-1", "1"), usualRow("B-2", "0"), usualRow("C-3")],
    choices: { existing: "skip" },
  });
  expect(again.counts).toMatchObject({ new: 1, updated: 0, paused: 1, skipped: 1 });
  expect(await listingsOf(seller.userId)).toMatchObject([
    { mpn: "A-1", quantity: 10, status: "ACTIVE" },
    { mpn: "B-2", quantity: 10, status: "DRAFT" },
    { mpn: "C-3" },
  ]);
});
