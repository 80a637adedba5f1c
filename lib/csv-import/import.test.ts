import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { enterListing } from "@/tests/factories/entered-listing";
import { importFile, usualHeadings, usualRow } from "@/tests/factories/import-file";
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

test("the same file again changes nothing, rows that look alike included", async () => {
  const seller = await makeMember();
  const file = {
    rows: [usualRow("A-1"), usualRow("A-1"), usualRow(""), usualRow(""), usualRow("B-2", "3")],
  };
  expect(await importFile(seller, file)).toMatchObject({ counts: { new: 5 } });
  const before = await listingsOf(seller.userId);
  expect(await importFile(seller, file)).toMatchObject({
    status: "IMPORTED",
    counts: { new: 0, updated: 0, unchanged: 5, invalid: 0 },
  });
  expect(await listingsOf(seller.userId)).toEqual(before);
});

test("a listing is recognised by maker and MPN and updated where the row differs", async () => {
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

test("existing listings are skipped where the seller wants it so", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1")] });
  const again = await importFile(seller, {
    rows: [usualRow("A-1", "1"), usualRow("C-3")],
    choices: { existing: "skip" },
  });
  expect(again.counts).toMatchObject({ new: 1, updated: 0, skipped: 1 });
  expect(await listingsOf(seller.userId)).toMatchObject([{ quantity: 10 }, { mpn: "C-3" }]);
});

test("the own article number recognises a listing whose maker and MPN have changed", async () => {
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
