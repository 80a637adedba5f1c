import { expect, test } from "vitest";
import { shownListing } from "@/tests/factories/shown-listing";
import type { Listing } from "../listing";
import { shareImageHref } from "./share-image";

const bearing = shownListing();

test("the address of an image is short, and of one listing in one language", () => {
  expect(shareImageHref(bearing, "de")).toMatch(/^\/og\/listing\/7\?v=[a-z\d]{8,11}&lang=de$/);
  const others = [shareImageHref(bearing, "en"), shareImageHref({ ...bearing, id: 8 }, "de")];
  expect(others).not.toContain(shareImageHref(bearing, "de"));
});

test.each<Partial<Listing>>([
  { status: "RESERVED" },
  { status: "SOLD" },
  { mpn: "6205-2RS1" },
  { mpn: null },
  { manufacturer: { id: 3, name: "SKF GmbH" } },
  { nameDe: "Kugellager" },
  { pricePerProductInCt: 1_251 },
  { pricePerProductInCt: null },
  { bundleOnly: true, priceForBundle: 12_501 },
  { availableQuantity: 9 },
  { availableQuantity: 0 },
  { quantity: 11 },
  { bundleOnly: true },
  { condition: "USED_TESTED" },
  { mainImageId: "0190a0a0-0000-7000-8000-000000000001" },
])("%j is another image", (change) => {
  const changed = shareImageHref(shownListing(change), "de");
  expect(changed).not.toBe(shareImageHref(bearing, "de"));
});

test.each<Partial<Listing>>([
  { views: 5 },
  { version: 9 },
  { updatedAt: new Date() },
  { descriptionDe: "Anders." },
  { nameEn: "Deep groove ball bearing" },
  { reservedQuantity: 3, ownerUserId: "0190a0a0-0000-7000-8000-000000000001" },
])("%j is the same image", (change) => {
  expect(shareImageHref(shownListing(change), "de")).toBe(shareImageHref(bearing, "de"));
});
