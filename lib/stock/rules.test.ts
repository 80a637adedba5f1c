import { describe, expect, test } from "vitest";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { canBecome } from "@/lib/stock/rules";
import { listingTextsIn } from "./listing-in-language";
import { isBundle, piecePriceInCt } from "./lots-and-prices";
import { unavailableReasonOf } from "./rules";

const statuses: ListingStatus[] = ["DRAFT", "ACTIVE", "RESERVED", "SOLD", "DELETED"];

test.each([
  ["DRAFT", ["ACTIVE", "RESERVED", "SOLD"]],
  ["ACTIVE", ["DRAFT", "RESERVED", "DELETED"]],
  ["RESERVED", ["ACTIVE"]],
  ["SOLD", []],
  ["DELETED", ["DRAFT", "ACTIVE", "RESERVED", "SOLD"]],
] as [ListingStatus, ListingStatus[]][])("%s can be set from %j", (to, from) => {
  expect(statuses.filter((status) => canBecome(status, to))).toEqual(
    statuses.filter((status) => from.includes(status)),
  );
});

const offered = { pricePerProductInCt: 1250, bundlePriceQuantity: null };

test("a listing of one piece is no bundle, whatever its flag", () => {
  const flags = [2, 1].map((quantity) =>
    isBundle({ ...offered, bundleOnly: true, quantity, availableQuantity: quantity }),
  );
  expect(flags).toEqual([true, false]);
  expect(isBundle({ ...offered, bundleOnly: false, quantity: 2, availableQuantity: 2 })).toBe(
    false,
  );
});

test("the price of a lot of one piece is the piece's", () => {
  const stock = { bundleOnly: true, availableQuantity: 1, bundlePriceQuantity: null };
  const lot = { ...stock, pricePerProductInCt: null, priceForBundle: 9_900 };
  expect([1, 2].map((quantity) => piecePriceInCt({ ...lot, quantity }))).toEqual([9_900, null]);
  expect(piecePriceInCt({ ...lot, quantity: 2, pricePerProductInCt: 50 })).toBe(50);
});

test.each([
  ["ACTIVE", 1, null],
  ["ACTIVE", 0, "unavailable"],
  ["RESERVED", 5, "reserved"],
  ["SOLD", 0, "sold"],
  ["DRAFT", 5, "draft"],
  ["DELETED", 5, "deleted"],
] as const)("%s with %i available is labelled %s", (status, availableQuantity, overlay) => {
  expect(unavailableReasonOf({ status, availableQuantity })).toBe(overlay);
});

describe("the reader's language", () => {
  const german = { nameDe: "Schütz", descriptionDe: "Neu.", nameEn: null, descriptionEn: null };
  const both = { ...german, nameEn: "Contactor", descriptionEn: "New." };

  test("is English where there is English, else German", () => {
    expect(listingTextsIn("en", both)).toEqual({ name: "Contactor", description: "New." });
    expect(listingTextsIn("en", german)).toEqual({ name: "Schütz", description: "Neu." });
    expect(listingTextsIn("de", both)).toEqual({ name: "Schütz", description: "Neu." });
  });
});
