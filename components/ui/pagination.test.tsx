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
