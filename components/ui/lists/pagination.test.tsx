import { describe, expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { Pagination } from "./pagination";
import { paginationWindow } from "./pagination-window";

function render(page: number, totalPages: number): void {
  draw(
    <Pagination
      page={page}
      totalPages={totalPages}
      pageSize={25}
      href={(to) => `/list?page=${to}`}
      sizeHref={(size) => `/list?pageSize=${size}`}
    />,
  );
}

function hrefOf(selector: string): string | null | undefined {
  return document.querySelector(selector)?.getAttribute("href");
}

test("back and next lead to the neighbouring pages", () => {
  render(7, 20);
  expect(hrefOf("a[rel=prev]")).toBe("/list?page=6");
  expect(hrefOf("a[rel=next]")).toBe("/list?page=8");
});

test("there is no way back from the first page and none on from the last", () => {
  render(1, 3);
  expect(document.querySelector("a[rel=prev]")).toBeNull();
  render(3, 3);
  expect(document.querySelector("a[rel=next]")).toBeNull();
});

test("a change of page size leads to the size's own address", () => {
  render(7, 20);
  const sizes = [...document.querySelectorAll("ul a")];
  expect(sizes.map((link) => link.getAttribute("href"))).toEqual([
    "/list?pageSize=10",
    "/list?pageSize=25",
    "/list?pageSize=50",
  ]);
});

describe("pagination window", () => {
  test.each([
    ["a few pages whole", [5], 5, [1, 2, 3, 4, 5]],
    ["the sixth page without a gap", [1], 6, [1, 2, 3, 4, 5, 6]],
    ["near the start five and the last", [1, 2, 3, 4], 20, [1, 2, 3, 4, 5, "gap", 20]],
    ["near the end the first and five", [17, 18, 19, 20], 20, [1, "gap", 16, 17, 18, 19, 20]],
    ["in between the neighbours, the first and the last", [5], 20, [1, "gap", 4, 5, 6, "gap", 20]],
  ])("offers %s", (_, pages, total, offered) => {
    for (const page of pages) {
      expect(paginationWindow(page, total)).toEqual(offered);
    }
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
