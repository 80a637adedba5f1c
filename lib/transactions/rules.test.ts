import { expect, test } from "vitest";
import { settableStatuses } from "./access";
import { quantityRule } from "./quantity-bounds";
import { daysAndHours, durationInMs, leastQuantity } from "./rules";
import type { TransactionStatus } from "./transaction-status";

const seller = { ownerUserId: "seller", owner: { deletedAt: null } };
const parties = { userId: "buyer", user: { deletedAt: null }, listing: seller };

test.each([
  ["buyer", "REQUESTED", ["CANCELLED"]],
  ["buyer", "RESERVED", ["CANCELLED"]],
  ["buyer", "CANCELLED", []],
  ["buyer", "COMPLETED", []],
  ["seller", "REQUESTED", ["RESERVED", "CANCELLED", "COMPLETED"]],
  ["seller", "RESERVED", ["REQUESTED", "CANCELLED", "COMPLETED"]],
  ["seller", "CANCELLED", ["REQUESTED", "RESERVED", "COMPLETED"]],
  ["seller", "COMPLETED", []],
] as [string, TransactionStatus, TransactionStatus[]][])(
  "the %s of a %s one may set %j",
  (userId, status, settable) => {
    const member = { userId, isAdmin: false };
    expect(settableStatuses(member, { ...parties, status, withdrawnAt: null })).toEqual(settable);
  },
);

test("nobody can revive what a deleted account has left", () => {
  const gone = { ...parties, user: { deletedAt: new Date() } };
  const member = { userId: "seller", isAdmin: false };
  expect(settableStatuses(member, { ...gone, status: "CANCELLED", withdrawnAt: null })).toEqual([]);
});

const priced = { pricePerProductInCt: 1250, bundlePriceQuantity: null };

test.each([
  [{ quantity: 10, availableQuantity: 10, minOrderQuantity: 5, bundleOnly: false }, 5],
  [{ quantity: 10, availableQuantity: 3, minOrderQuantity: 5, bundleOnly: false }, 3],
  [{ quantity: 10, availableQuantity: 10, minOrderQuantity: 10, bundleOnly: true }, 10],
])("of %o at least %i can be requested", (listing, least) => {
  expect(leastQuantity({ ...priced, ...listing })).toBe(least);
});

test("a duration is whole days and hours, and none before completion", () => {
  const createdAt = new Date("2026-11-01T08:00:00Z");
  const completedAt = new Date("2026-11-03T11:59:00Z");
  const duration = durationInMs({ createdAt, completedAt }) ?? 0;
  expect(daysAndHours(duration)).toEqual({ days: 2, hours: 3 });
  expect(durationInMs({ createdAt, completedAt: null })).toBeNull();
});

test.each([
  [{ minOrderQuantity: 1, availableQuantity: 10 }, "pieces"],
  [{ minOrderQuantity: 4, availableQuantity: 10 }, "range"],
  [{ minOrderQuantity: 4, availableQuantity: 4 }, "exact"],
  [{ minOrderQuantity: 1, availableQuantity: 1 }, "exact"],
  [{ minOrderQuantity: 4, availableQuantity: 3 }, "rest"],
  [{ minOrderQuantity: 10, availableQuantity: 10, bundleOnly: true }, "bundle"],
  [{ minOrderQuantity: 10, availableQuantity: 9, bundleOnly: true }, "rest_of_lot"],
  [{ quantity: 1, minOrderQuantity: 1, availableQuantity: 1, bundleOnly: true }, "exact"],
] as const)("the rule about the quantity of %j is called %s", (details, rule) => {
  expect(quantityRule({ ...priced, quantity: 10, bundleOnly: false, ...details })).toBe(rule);
});
