import { describe, expect, test } from "vitest";
import { paginationWindow } from "./pagination-window";

describe("pagination window", () => {
  test("a single page is offered alone", () => {
    expect(paginationWindow(1, 1)).toEqual([1]);
  });

  test("five pages or fewer are offered whole", () => {
    expect(paginationWindow(3, 4)).toEqual([1, 2, 3, 4]);
    expect(paginationWindow(5, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  test("the sixth page follows the first five without a gap", () => {
    expect(paginationWindow(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(paginationWindow(6, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("near the start there are five and the last", () => {
    for (const page of [1, 2, 3, 4]) {
      expect(paginationWindow(page, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
    }
  });

  test("near the end there are the first and five", () => {
    for (const page of [17, 18, 19, 20]) {
      expect(paginationWindow(page, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
    }
  });

  test("in between there are the neighbours, the first and the last", () => {
    expect(paginationWindow(5, 20)).toEqual([1, "gap", 4, 5, 6, "gap", 20]);
    expect(paginationWindow(16, 20)).toEqual([1, "gap", 15, 16, 17, "gap", 20]);
  });

  test("the current page is always offered, once, in order", () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let page = 1; page <= total; page += 1) {
        const numbers = paginationWindow(page, total).filter((entry) => entry !== "gap");
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers.at(0)).toBe(1);
        expect(numbers.at(-1)).toBe(total);
      }
    }
  });
});
