import { expect, test } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import type { Listing } from "@/lib/listings/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { inCachedPage } from "@/tests/setup/cached-page";
import { alternativesTo } from "./alternatives-to";

test("an unavailable part shows alternatives, except to its managers", async () => {
  const reserved = { status: "RESERVED" } as const;
  const asked = await Promise.all(
    [reserved, { availableQuantity: 0 }, {}, { ...reserved, ownerUserId: "u-1" }].map(askedFor),
  );
  expect(asked).toEqual([[7], [7], [], []]);
});

test("when alternatives fail, the page shows none and is not cached", async () => {
  const sold = shownListing({ status: "SOLD" });
  const failing = () => Promise.reject(new AppError("UNAVAILABLE"));
  expect(await inCachedPage(() => alternativesTo(sold, failing))).toEqual({
    answer: null,
    tags: ["unkept"],
  });
});

/** The listings whose alternatives a page of the listing loads. */
async function askedFor(details: Partial<Listing>): Promise<number[]> {
  const asked: number[] = [];
  const shown = await alternativesTo(shownListing(details), async ({ listingId }) => {
    asked.push(listingId);
    return { same: [], similar: [] };
  });
  expect(shown === null).toBe(asked.length === 0);
  return asked;
}
