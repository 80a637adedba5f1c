import { expect } from "vitest";
import { searchCodesOf } from "@/lib/search/rules";
import type { Stored, StoredListing } from "./stored";
import type { ModelListing, World } from "./world";

/** The stored listings are those of the model, in everything that it knows. */
export function expectAsForetold(world: World, stored: Stored): void {
  for (const listing of world.listings) {
    const row = stored.rows.find(({ id }) => id === listing.id);
    const files = stored.files.filter(({ listingId }) => listingId === listing.id);
    const trades = stored.transactions.filter(({ listingId }) => listingId === listing.id);
    expect(row, "listing").toMatchObject(foretoldRow(listing));
    expect(
      files.map(({ id, type }) => ({ id, type })),
      "documents in their order",
    ).toEqual(listing.documents.map(({ id, type }) => ({ id, type })));
    expect(
      trades.map(({ id, status }) => ({ id, status })),
      "transactions",
    ).toEqual(listing.transactions.map(({ id, status }) => ({ id, status })));
  }
}

function foretoldRow(listing: ModelListing) {
  const { documents, transactions, mainImage, ...columns } = listing;
  return { ...columns, mainImageId: mainImage?.id ?? null };
}

/** What holds of every listing whatever has happened (contract §5, issue 4). */
export function expectSound(stored: Stored): void {
  for (const row of stored.rows) {
    expectStock(row, stored);
    expectPriceAndMinimum(row);
    expectDocuments(row, stored);
    expectSearchEntries(row, stored);
    expectHistory(row, stored);
  }
}

function expectStock(row: StoredListing, { transactions }: Stored): void {
  const sum = (status: string) =>
    transactions
      .filter((one) => one.listingId === row.id && one.status === status)
      .reduce((total, { quantity }) => total + quantity, 0);
  expect(row.reservedQuantity, "reserved").toBe(sum("RESERVED"));
  expect(row.soldQuantity, "sold").toBe(sum("COMPLETED"));
  expect(row.quantity - row.reservedQuantity - row.soldQuantity, "available").toBeGreaterThan(-1);
  if (row.status === "SOLD") {
    expect(row.soldQuantity, "a SOLD listing is sold out").toBe(row.quantity);
  }
}

function expectPriceAndMinimum(row: StoredListing): void {
  const prices = [row.pricePerProductInCt, row.priceForBundleInCt];
  expect(
    prices.filter((price) => price !== null && price > 0),
    "one price",
  ).toHaveLength(1);
  expect(row.minOrderQuantity, "minimum").toBeLessThanOrEqual(row.quantity);
  expect(row.minOrderQuantity, "minimum").toBeGreaterThanOrEqual(1);
  if (row.bundleOnly) {
    expect(row.minOrderQuantity, "a bundle goes whole").toBe(row.quantity);
  } else {
    expect(row.priceForBundleInCt, "only a bundle has a bundle price").toBeNull();
  }
}

function expectDocuments(row: StoredListing, { files }: Stored): void {
  const own = files.filter(({ listingId }) => listingId === row.id);
  const pictures = own.filter(({ type }) => type === "IMAGE").map(({ id }) => id);
  expect(new Set(own.map(({ position }) => position)).size, "places").toBe(own.length);
  expect([...pictures, null], "main image").toContain(row.mainImageId);
  expect(row.mainImageId === null, "a picture is the main image").toBe(pictures.length === 0);
  const hasCertificate = own.some(({ type }) => type === "CERTIFICATE");
  expect(row.hasCertificate, "certificate").toBe(hasCertificate);
}

function expectSearchEntries(row: StoredListing, { entries }: Stored): void {
  const own = entries.filter(({ listingId }) => listingId === row.id);
  const codes = searchCodesOf([row.mpn, row.ean, ...row.alternateProductCodes]);
  expect(
    own.map(({ code }) => code),
    "search codes",
  ).toEqual(codes);
  for (const { code: _code, listingId: _listing, availableQuantity, ...copied } of own) {
    expect(row, "search entry").toMatchObject(copied);
    expect(availableQuantity).toBe(row.quantity - row.reservedQuantity - row.soldQuantity);
  }
}

const columns = {
  PRICE_PER_PRODUCT: "pricePerProductInCt",
  PRICE_FOR_BUNDLE: "priceForBundleInCt",
  QUANTITY: "quantity",
} as const;

/** Told from the beginning, the history ends at what is stored, and no line skips anything. */
function expectHistory(row: StoredListing, { statusChanges, changes }: Stored): void {
  const statuses = statusChanges.filter(({ listingId }) => listingId === row.id);
  expectChain(statuses, [null, row.status]);
  for (const [field, column] of Object.entries(columns)) {
    const lines = changes.filter((line) => line.listingId === row.id && line.field === field);
    if (lines.length > 0) {
      expectChain(lines, [lines[0]?.from ?? null, row[column]]);
    }
  }
}

type Value = string | number | null;

function expectChain(lines: { from: Value; to: Value }[], [first, last]: [Value, Value]): void {
  const reached = lines.map(({ to }) => to);
  expect(
    lines.map(({ from }) => from),
    "history",
  ).toEqual([first, ...reached.slice(0, -1)]);
  expect(reached.at(-1), "the history's end").toBe(last);
  expect(
    lines.every(({ from, to }) => from !== to),
    "a line is a change",
  ).toBe(true);
}
