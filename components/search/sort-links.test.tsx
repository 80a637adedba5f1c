import { describe, expect, test } from "vitest";
import { readSearchAddress } from "@/lib/search/schema";
import { draw, hrefs } from "@/tests/setup/screen";
import { SortLinks } from "./search-screen";

describe("the order of the results", () => {
  test("is a choice of links to page 1 that keep the filters", () => {
    render({ query: "6205", pickupPossible: "true", page: "3", sort: "price" });
    const kept = "/listing/search?query=6205&pickupPossible=true";
    expect(hrefs("nav[aria-label=Sortieren] a")).toEqual([
      kept,
      `${kept}&sort=newest`,
      `${kept}&sort=price`,
      `${kept}&sort=quantity`,
    ]);
    expect(currentOrder()).toBe("Preis");
  });

  test("is explained where something was searched for", () => {
    render({ query: "6205" });
    expect(hrefs("div > a")).toEqual(["/search-ranking"]);
    render({});
    expect(hrefs("div > a")).toEqual([]);
  });
});

function currentOrder(): string | null | undefined {
  return document.querySelector("nav[aria-label=Sortieren] [aria-current=true]")?.textContent;
}

function render(parameters: Record<string, string>): void {
  draw(<SortLinks path="/listing/search" address={readSearchAddress(parameters)} />);
}
