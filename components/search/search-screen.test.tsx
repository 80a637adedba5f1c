import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { readSearchAddress } from "@/lib/search/search-address";
import german from "@/messages/de.json";
import { draw, hrefOf, hrefs } from "@/tests/setup/screen";
import { SearchScreen } from "./search-screen";

const skf = { id: 3, name: "SKF" };
const nothing = { data: [], totalCount: 0, totalPages: 0, capped: false, reading: null };
const found = { data: [], totalCount: 80, totalPages: 8, capped: false };

test.each([
  ["en", {}, "All listings"],
  ["en", { query: "6205" }, "results for 6205"],
  ["en", { manufacturerId: "3" }, "results for manufacturer SKF"],
  ["en", { query: "6205", manufacturerId: "3" }, "results for 6205"],
  ["de", { query: "6205" }, "Treffer für 6205"],
  ["de", { manufacturerId: "3" }, "Treffer für Hersteller SKF"],
] as const)("the heading says what was searched for (%s, %j)", (locale, parameters, heading) => {
  render(parameters, { locale });
  expect(document.querySelector("h1")?.textContent).toBe(heading);
});

test("pages keep the filters and lead to page 1 on another size", () => {
  render({ query: "6205", pickupPossible: "true", page: "2" });
  expect(hrefs("a[rel=next]")).toContain("/listing/search?query=6205&pickupPossible=true&page=3");
  expect(hrefs("a")).toContain("/listing/search?query=6205&pickupPossible=true&pageSize=25");
  expect(document.querySelectorAll("a[rel=next]")).toHaveLength(2);
});

test("the filters are a form that works without JavaScript and shows the current values", () => {
  render({
    query: "6205",
    availableQuantity: "4",
    excludeBundles: "true",
    condition: ["FOR_PARTS", "USED_TESTED"],
    yearOfManufactureFrom: "2020",
    hasCertificate: "true",
    pageSize: "25",
    page: "3",
  });
  const form = document.querySelector<HTMLFormElement>("details form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/listing/search"]);
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["query", "6205"],
    ["pageSize", "25"],
    ["manufacturerId", ""],
    ["minOrderQuantity", ""],
    ["availableQuantity", "4"],
    ["condition", "USED_TESTED"],
    ["condition", "FOR_PARTS"],
    ["yearOfManufactureFrom", "2020"],
    ["excludeBundles", "true"],
    ["hasCertificate", "true"],
  ]);
  expect(document.querySelector("summary")?.textContent).toBe("Filter (5 gesetzt)");
});

test("only administrators can include listings that are not for sale", () => {
  render({});
  expect(document.querySelector("[name=showInactive]")).toBeNull();
  render({ showUnavailable: "true" }, { isAdmin: true });
  const quantity = document.querySelector<HTMLInputElement>("[name=availableQuantity]");
  expect([quantity?.value, quantity?.disabled]).toEqual(["0", true]);
});

test("an empty result offers similar numbers, manufacturers and the search without filters", () => {
  render(
    { query: "6206-2RSH", pickupPossible: "true" },
    {
      answer: nothing,
      others: {
        codes: [{ code: "6205 2RS", manufacturer: "SKF" }],
        manufacturers: [{ id: 9, name: "FAG" }],
        unfiltered: { totalCount: 1001, capped: true },
      },
    },
  );
  expect(document.body.textContent).toContain("Keine Treffer");
  expect(document.querySelector("section")?.textContent).toBe(
    "Meinten Sie …?Teile von FAG6205 2RSSKF",
  );
  expect(hrefs("section a")).toEqual([
    "/listing/search?manufacturerId=9",
    "/listing/search?query=6205+2RS",
  ]);
  expect(hrefOf("Ohne Filter: mehr als 1.000 Treffer")).toBe("/listing/search?query=6206-2RSH");
});

test("filters are not named as the reason when the query finds nothing without them", () => {
  render({ query: "6206-2RSH", pickupPossible: "true" }, { answer: nothing });
  expect(document.body.textContent).toContain(german["search|no_results|text"]);
  expect(document.body.textContent).not.toContain(german["search|no_results|filtered"]);
  expect(hrefOf("Filter zurücksetzen")).toBeUndefined();
  render({ pickupPossible: "true" }, { answer: nothing });
  expect(document.body.textContent).toContain(german["search|no_results|filtered"]);
  expect(hrefOf("Filter zurücksetzen")).toBe("/listing/search");
});

test("an unknown manufacturer id is shown as unknown", () => {
  const manufacturers = { offered: [skf], isWhole: true, chosen: null };
  render({ manufacturerId: "99" }, { answer: nothing, manufacturers });
  expect(document.body.textContent).toContain("Diesen Hersteller gibt es bei uns nicht.");
  expect(document.querySelector("h1")?.textContent).toBe("Unbekannter Hersteller");
  expect(hrefOf("Filter zurücksetzen")).toBe("/listing/search");
  expect(hrefOf("Alle Inserate")).toBeUndefined();
});

test("an unknown typed manufacturer is named above the results, with similar ones", () => {
  const mistyped = { name: "SKV", alike: [skf] };
  render({ query: "6205" }, { manufacturers: { offered: [], isWhole: false, mistyped } });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("„SKV“");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Die Treffer unten");
  expect(hrefs("[role=alert] a")).toEqual(["/listing/search?query=6205&manufacturerId=3"]);
});

const read = {
  manufacturers: [],
  code: null,
  words: [],
  quantity: null,
  corrected: [],
  dropped: [],
  droppedQuantity: null,
};

test.each([
  [
    { corrected: [{ typed: "Simens", meant: "Siemens" }], dropped: ["rosa", "7,5 kW"] },
    "Gesucht nach „Siemens“ statt „Simens“. Ohne „rosa“ und „7,5 kW“ gesucht, weil kein Inserat zu allem passt.",
  ],
  [
    { dropped: ["5 Stück"], droppedQuantity: "5 Stück" },
    "„5 Stück“ passt zu keinem Inserat: Bitte achten Sie auf „Verfügbar“ und „Mindestmenge“.",
  ],
])("ignored and corrected words are named: %j", (parts, said) => {
  render({ query: "5 Stück 6205" }, { answer: { ...found, reading: { ...read, ...parts } } });
  expect(document.body.textContent).toContain(said);
});

test("a quantity filter can be removed", () => {
  const reading = { ...read, quantity: { value: 1500, rest: "6205" } };
  render({ query: "1500 Stück 6205", sort: "price" }, { answer: { ...found, reading } });
  expect(document.body.textContent).toContain("1.500 Stück");
  expect(hrefs("a:has(.sr-only)")).toContain("/listing/search?query=6205&sort=price");
});

test("the order of the results is a choice of links to page 1 that keep the filters", () => {
  render({ query: "6205", pickupPossible: "true", page: "3", sort: "price" });
  const kept = "/listing/search?query=6205&pickupPossible=true";
  const orders = ["", "&sort=newest", "&sort=price", "&sort=quantity"];
  expect(hrefs("nav[aria-label=Sortieren] a")).toEqual(orders.map((order) => kept + order));
  const current = document.querySelector("nav[aria-label=Sortieren] [aria-current=true]");
  expect(current?.textContent).toBe("Preis");
});

test("the order is explained where something was searched for", () => {
  render({ query: "6205" });
  expect(document.querySelector("a[href='/search-ranking']")).not.toBeNull();
  render({});
  expect(document.querySelector("a[href='/search-ranking']")).toBeNull();
});

test("an empty result is shown once and announced once", () => {
  render({}, { answer: nothing });
  expect(document.querySelector("[role=status]")?.className).toBe("sr-only");
  render({});
  expect(document.querySelector("[role=status]")?.className).not.toContain("sr-only");
});

test.each([
  ["62", "search|no_results|short"],
  ["6-2", "search|no_results|short"],
  ["62a", "search|no_results|text"],
] as const)("a query with too few characters is explained: %s", (query, hint) => {
  render({ query }, { answer: nothing });
  expect(document.body.textContent).toContain(german[hint]);
});

test.each([
  ["---", "search|no_results|blank"],
  ["🙂", "search|no_results|blank"],
  ["suche bitte", "search|no_results|noise"],
] as const)("a query without a part is explained: %s", (query, hint) => {
  render({ query }, { answer: nothing });
  expect(document.body.textContent).toContain(german[hint]);
  expect(document.body.textContent).not.toContain(german["search|no_results|short"]);
});

test.each([
  [
    { manufacturers: [{ id: 3, name: "SKF" }], code: "62-99", words: ["rosa"] },
    "Zu Hersteller „SKF“, Nummer „62-99“ und „rosa“ gibt es zurzeit kein Inserat.Prüfen Sie die Nummer",
  ],
  [{ words: ["7,7 kW"] }, "Zu „7,7 kW“ gibt es zurzeit kein Inserat.Prüfen Sie die Schreibweise"],
])("an empty result names the interpreted query, with advice", (parts, said) => {
  render({ query: "anything 7" }, { answer: { ...nothing, reading: { ...read, ...parts } } });
  expect(document.body.textContent).toContain(said);
});

test.each([
  [{ query: "6" }, "search|timeout|query", undefined],
  [{ query: "6", pickupPossible: "true" }, "search|timeout|both", "/listing/search?query=6"],
  [{ pickupPossible: "true" }, "search|timeout|filters", "/listing/search"],
  [{ sort: "price" }, "search|timeout|list", undefined],
] as const)("a timeout advises how to search faster (%j)", (parameters, text, unfiltered) => {
  render(parameters, { answer: "QUERY_TIMEOUT" });
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    `Die Suche hat zu lange gedauert: ${german[text]}`,
  );
  expect(hrefOf("Noch einmal versuchen")).toBe(
    `/listing/search?${new URLSearchParams(parameters)}`,
  );
  expect(hrefOf("Ohne Filter suchen")).toBe(unfiltered);
  expect(document.querySelector("input[data-search]")).not.toBeNull();
});

type Props = Partial<ComponentProps<typeof SearchScreen>> & { locale?: "de" | "en" };

function render(
  parameters: Record<string, string | string[]>,
  { locale = "de", ...props }: Props = {},
): void {
  draw(
    <SearchScreen
      address={readSearchAddress(parameters)}
      answer={found}
      manufacturers={{
        offered: [skf],
        isWhole: true,
        chosen: parameters.manufacturerId === "3" ? skf : undefined,
      }}
      others={{ codes: [], manufacturers: [], unfiltered: null }}
      isAdmin={false}
      hasSearchBar
      printedAddress="https://lagerfund.example/listing/search"
      {...props}
    >
      <ul />
    </SearchScreen>,
    locale,
  );
}
