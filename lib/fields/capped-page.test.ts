import { expect, test } from "vitest";
import { cappedPage, countCap, limitAndOffset } from "./capped-page";

test("a page's rows end with the cap, and there are none behind it", () => {
  expect(limitAndOffset({ page: 3, pageSize: 10 })).toEqual({ limit: 10, offset: 20 });
  expect(limitAndOffset({ page: 201, pageSize: 50 })).toEqual({ limit: 1, offset: 10_000 });
  expect(limitAndOffset({ page: 1_000_000, pageSize: 50 })).toEqual({ limit: 0, offset: countCap });
  expect(limitAndOffset({ page: 3, pageSize: 5 }, 11)).toEqual({ limit: 1, offset: 10 });
});

test("a total at the cap may be more", () => {
  expect(cappedPage(["a"], 21, 10)).toEqual({
    data: ["a"],
    totalPages: 3,
    totalCount: 21,
    capped: false,
  });
  expect([0, 1, 10, 11].map((count) => cappedPage([], count, 10).totalPages)).toEqual([0, 1, 1, 2]);
  expect(cappedPage([], countCap, 50)).toMatchObject({ totalPages: 201, capped: true });
  expect(cappedPage([], 11, 5, 11).capped).toBe(true);
});
