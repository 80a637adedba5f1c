import { expect, test } from "vitest";
import { listingCondition } from "@/lib/listings/schema";
import german from "@/messages/de.json";
import { nothing, drawSearchScreen as render, skf } from "@/tests/factories/search-screen";
import { hrefOf, hrefs } from "@/tests/setup/screen";

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

test("the filters are a form that works without JavaScript and shows what is set", () => {
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

test("the conditions are folded until one is chosen, and stay with a new search", () => {
  render({});
  expect(conditions()?.open).toBe(false);
  expect([...(conditions()?.querySelectorAll("input") ?? [])].map(({ value }) => value)).toEqual(
    listingCondition.options,
  );
  render({ query: "6205", condition: ["USED_TESTED", "FOR_PARTS"] });
  expect(conditions()?.open).toBe(true);
  expect(conditions()?.querySelector("summary")?.textContent).toBe("Zustand (2)");
  const kept = document.querySelectorAll<HTMLInputElement>("[role=search] [name=condition]");
  expect([...kept].map(({ value }) => value)).toEqual(["USED_TESTED", "FOR_PARTS"]);
});

test("reset keeps the query alone", () => {
  render({ query: "6205", availableQuantity: "4", pageSize: "25" });
  expect(hrefs("details form a")).toEqual(["/listing/search?query=6205"]);
});

test("only administrators are offered what is not for sale", () => {
  render({});
  expect(document.querySelector("[name=showInactive]")).toBeNull();
  render({ showUnavailable: "true" }, { isAdmin: true });
  const quantity = document.querySelector<HTMLInputElement>("[name=availableQuantity]");
  expect([quantity?.value, quantity?.disabled]).toEqual(["0", true]);
});

test("no results say what to do next: similar numbers, makers, the search without filters", () => {
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

test("filters are not to blame where the query finds nothing without them either", () => {
  render({ query: "6206-2RSH", pickupPossible: "true" }, { answer: nothing });
  expect(document.body.textContent).toContain(german["search|no_results|text"]);
  expect(document.body.textContent).not.toContain(german["search|no_results|filtered"]);
  expect(hrefOf("Filter zurücksetzen")).toBeUndefined();
  render({ pickupPossible: "true" }, { answer: nothing });
  expect(document.body.textContent).toContain(german["search|no_results|filtered"]);
  expect(hrefOf("Filter zurücksetzen")).toBe("/listing/search");
});

test("a manufacturer that there is not is said to be none", () => {
  const manufacturers = { offered: [skf], isWhole: true, chosen: null };
  render({ manufacturerId: "99" }, { answer: nothing, manufacturers });
  expect(document.body.textContent).toContain("Diesen Hersteller gibt es bei uns nicht.");
  expect(document.querySelector("h1")?.textContent).toBe("Unbekannter Hersteller");
  expect(hrefOf("Filter zurücksetzen")).toBe("/listing/search");
  expect(hrefOf("Alle Inserate")).toBeUndefined();
});

test("the order stays with another query and other filters", () => {
  render({ query: "6205", sort: "price" });
  const kept = document.querySelectorAll<HTMLInputElement>("input[type=hidden][name=sort]");
  expect([...kept].map(({ value }) => value)).toEqual(["price", "price"]);
});

test("one result has no order", () => {
  render({}, { answer: { data: [], totalCount: 1, totalPages: 1, capped: false } });
  expect(document.querySelector("nav[aria-label=Sortieren]")).toBeNull();
});

test("a typed manufacturer that there is not is named above the results, with who may be meant", () => {
  const mistyped = { name: "SKV", alike: [skf] };
  render({ query: "6205" }, { manufacturers: { offered: [], isWhole: false, mistyped } });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("„SKV“");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Die Treffer unten");
  expect(hrefs("[role=alert] a")).toEqual(["/listing/search?query=6205&manufacturerId=3"]);
});

test.each([nothing, "UNAVAILABLE"] as const)(
  "of results below nothing is said where there are none: %j",
  (answer) => {
    const mistyped = { name: "SKV", alike: [] };
    render({}, { answer, manufacturers: { offered: [], isWhole: false, mistyped } });
    const said = document.querySelector("[role=alert]")?.textContent;
    expect(said).toBe("Keinen Hersteller namens „SKV“ gefunden.");
  },
);

test("a capped total is called more than", () => {
  render({ query: "6" }, { answer: { data: [], totalCount: 1001, totalPages: 101, capped: true } });
  expect(document.querySelector("[role=status]")?.textContent).toBe("Mehr als 1.000 Treffer");
});

function conditions(): HTMLDetailsElement | null {
  return document.querySelector("details details");
}
