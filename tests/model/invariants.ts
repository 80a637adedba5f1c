import { expect } from "vitest";
import { searchCodesOf } from "@/lib/part-numbers/normalise";
import type { Members } from "./perform-step";
import type { Stored, StoredListing } from "./stored";
import type { ModelChange, ModelListing, ModelTransaction, World } from "./world";

export function expectAsPredicted(world: World, stored: Stored, members: Members): void {
  for (const listing of world.listings) {
    const row = stored.rows.find(({ id }) => id === listing.id);
    const files = stored.files.filter(({ listingId }) => listingId === listing.id);
    const trades = stored.transactions.filter(({ listingId }) => listingId === listing.id);
    expect(row, "listing").toMatchObject(predictedRow(listing, members));
    expect(
      files.map(({ id, type }) => ({ id, type })),
      "documents in their order",
    ).toEqual(listing.documents.map(({ id, type }) => ({ id, type })));
    expect(trades.map(comparable), "transactions").toEqual(
      listing.transactions.map((one) => predictedTrade(one, members)),
    );
    const lines = stored.statusChanges.filter(({ listingId }) => listingId === listing.id);
    expectLines(lines, listing.history, members);
  }
  for (const { id, history } of world.transactions) {
    const lines = stored.statusChanges.filter(({ transactionId }) => transactionId === id);
    expectLines(lines, history, members);
  }
  expect(stored.mails.map(asText).sort(), "mails").toEqual(predictedMails(world, members).sort());
  expect(stored.keys.map(({ key, result }) => [key, result]).sort(), "keys").toEqual(
    world.keys.map(({ key, made }) => [key, made.id]).sort(),
  );
}

function predictedRow(listing: ModelListing, members: Members) {
  const { documents, transactions, mainImage, history, owner, ...columns } = listing;
  return {
    ...columns,
    ownerUserId: members[owner].userId,
    mainImageId: mainImage?.id ?? null,
  };
}

function comparable({
  withdrawnAt,
  completedAt,
  void: entry,
  requestedImageId,
  ...row
}: Stored["transactions"][number]) {
  const { id, userId, sellerUserId, quantity, status, pricePerProductInCt, priceForBundleInCt } =
    row;
  return {
    ...{ id, userId, sellerUserId, quantity, status, pricePerProductInCt, priceForBundleInCt },
    requestedImageId,
    isVoided: entry !== null,
    isWithdrawn: withdrawnAt !== null,
    isCompleted: completedAt !== null,
  };
}

function predictedTrade(one: ModelTransaction, members: Members) {
  const { buyer, listing, history, mails, image, ...columns } = one;
  return {
    ...columns,
    requestedImageId: image?.id ?? null,
    userId: members[buyer].userId,
    sellerUserId: members[listing.owner].userId,
    isCompleted: one.status === "COMPLETED",
  };
}

function expectLines(lines: Stored["statusChanges"], history: ModelChange[], members: Members) {
  expect(
    lines.map(({ from, to, actorUserId }) => ({ from, to, actorUserId })),
    "history",
  ).toEqual(
    history.map(({ actor, ...change }) => ({
      ...change,
      actorUserId: actor && members[actor].userId,
    })),
  );
}

function predictedMails({ transactions }: World, members: Members): string[] {
  return transactions.flatMap(({ id, mails }) =>
    mails.map(({ template, reader, from, to, waits = false }) =>
      asText({ transactionId: id, template, recipient: members[reader].email, from, to, waits }),
    ),
  );
}

function asText(mail: {
  transactionId: number;
  template: string;
  recipient: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  waits: boolean;
}): string {
  const { transactionId, template, recipient, from = null, to = null, waits } = mail;
  return JSON.stringify({ transactionId, template, recipient, from, to, waits });
}

/** Holds for every listing at any time. */
export function expectSound(stored: Stored): void {
  for (const row of stored.rows) {
    expectStock(row, stored);
    expectPriceAndMinimum(row);
    expectDocuments(row, stored);
    expectSearchEntries(row, stored);
    expectHistory(row, stored);
  }
  for (const { id, status } of stored.transactions) {
    const lines = stored.statusChanges.filter(({ transactionId }) => transactionId === id);
    expectChain(lines, [null, status]);
  }
}

function expectStock(row: StoredListing, { transactions }: Stored): void {
  const sum = (status: string) =>
    transactions
      .filter((one) => one.listingId === row.id && one.status === status && !one.void)
      .reduce((total, { quantity }) => total + quantity, 0);
  expect(row.reservedQuantity, "reserved").toBe(sum("RESERVED"));
  expect(row.soldQuantity, "sold").toBe(sum("COMPLETED"));
  expect(row.quantity - row.reservedQuantity - row.soldQuantity, "available").toBeGreaterThan(-1);
  const isVoided = transactions.some((one) => one.listingId === row.id && one.void);
  if (row.status === "SOLD" && !isVoided) {
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
  const images = own.filter(({ type }) => type === "IMAGE").map(({ id }) => id);
  expect(new Set(own.map(({ position }) => position)).size, "places").toBe(own.length);
  expect([...images, null], "main image").toContain(row.mainImageId);
  expect(row.mainImageId === null, "a picture is the main image").toBe(images.length === 0);
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
  const ownNumbers = searchCodesOf([row.mpn, row.ean]);
  for (const { code, codeKind, listingId: _listing, availableQuantity, ...copied } of own) {
    expect(row, "search entry").toMatchObject(copied);
    expect(codeKind === 0, "the manufacturer's own number").toBe(ownNumbers.includes(code));
    expect(availableQuantity).toBe(row.quantity - row.reservedQuantity - row.soldQuantity);
  }
}

const columns = {
  PRICE_PER_PRODUCT: "pricePerProductInCt",
  PRICE_FOR_BUNDLE: "priceForBundleInCt",
  QUANTITY: "quantity",
} as const;

/** The history must lead to the stored state without gaps. */
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
