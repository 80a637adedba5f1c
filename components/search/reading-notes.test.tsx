import { expect, test } from "vitest";
import type { QueryReading } from "@/lib/search/hit";
import { readSearchAddress } from "@/lib/search/schema";
import { draw, hrefs } from "@/tests/setup/screen";
import { ReadingNotes } from "./search-screen";

const understood: QueryReading = {
  manufacturers: [],
  code: "6205",
  words: [],
  quantity: null,
  corrected: [],
  dropped: [],
  droppedQuantity: null,
};

test("what was left out and what was corrected is said", () => {
  render({ corrected: [{ typed: "Simens", meant: "Siemens" }], dropped: ["rosa", "7,5 kW"] });
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "Gesucht nach „Siemens“ statt „Simens“. Ohne „rosa“ und „7,5 kW“ gesucht, weil kein Inserat zu allem passt.",
  );
});

test("pieces that nobody sells are said to be the reason", () => {
  render({ dropped: ["5 Stück"], droppedQuantity: "5 Stück" });
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "„5 Stück“ passt zu keinem Inserat: Bitte achten Sie auf „Verfügbar“ und „Mindestmenge“.",
  );
});

test("a wished quantity can be taken off", () => {
  render({ quantity: { value: 1500, rest: "6205" } });
  expect(document.body.textContent).toContain("1.500 Stück");
  expect(hrefs("a")).toEqual(["/listing/search?query=6205&sort=price"]);
});

function render(reading: Partial<QueryReading>, hasResults = true) {
  const address = readSearchAddress({ query: "5 Stück 6205", sort: "price" });
  draw(
    <ReadingNotes
      address={address}
      reading={{ ...understood, ...reading }}
      hasResults={hasResults}
    />,
  );
}
