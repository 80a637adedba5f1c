import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import { Pagination } from "./pagination";

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

test("the current page and size are marked", () => {
  render(7, 1234);
  const marked = [...document.querySelectorAll("a[aria-current]")];
  expect(marked.map((link) => link.textContent)).toEqual(["7", "25"]);
});

test("numbers are in German format", () => {
  render(1, 1234);
  expect(document.querySelector("ol")?.textContent).toContain("1.234");
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
