import { expect, test } from "vitest";
import { makeTally } from "./counter";

test("views are added up by listing and reader, and taken once", () => {
  const tally = makeTally(10);
  tally.add({ listingId: 1, sessionHash: null, count: 1 });
  tally.add({ listingId: 1, sessionHash: "a", count: 1 });
  tally.add({ listingId: 1, sessionHash: null, count: 4 });
  expect(tally.takeAll()).toEqual([
    { listingId: 1, sessionHash: null, count: 5 },
    { listingId: 1, sessionHash: "a", count: 1 },
  ]);
  expect(tally.takeAll()).toEqual([]);
});

test("when it is full, what is in it goes on counting", () => {
  const tally = makeTally(2);
  for (const listingId of [1, 2, 3, 2]) {
    tally.add({ listingId, sessionHash: null, count: 1 });
  }
  expect(tally.takeAll().map(({ listingId, count }) => [listingId, count])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
