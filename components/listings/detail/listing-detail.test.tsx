import { describe, expect, test } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/suggested";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw, hrefs } from "@/tests/setup/screen";
import { ListingDetail } from "./listing-detail";

describe("a part that cannot be had", () => {
  test.each([
    ["reserviert", { status: "RESERVED" }],
    ["verkauft", { status: "SOLD", availableQuantity: 0 }],
    ["nicht verfügbar", { availableQuantity: 0 }],
  ] as const)(
    "is called %s under its name and among the facts, without a price for all",
    (word, state) => {
      render(state);
      expect(document.querySelector("h1 ~ p")?.textContent).toContain(word);
      expect(factsOf("Status")).toEqual([word]);
      expect(factsOf("Verfügbar")).toEqual([]);
      expect(document.querySelector("dl")?.textContent).not.toContain("Gesamtpreis");
    },
  );

  test("leads from its name to its alternatives where there are any", () => {
    render({ status: "RESERVED" });
    expect(hrefs("h1 ~ p a")).toEqual(["#alternatives"]);
    render({ status: "RESERVED" }, { same: [], similar: [] });
    expect(hrefs("h1 ~ p a")).toEqual([]);
    expect(document.getElementById("alternatives")).not.toBeNull();
    render({ status: "RESERVED" }, null);
    expect(hrefs("h1 ~ p a")).toEqual([]);
    expect(document.getElementById("alternatives")).toBeNull();
  });

  test("has its alternatives before its pictures", () => {
    render({ status: "RESERVED" });
    expect(orderOfParts()).toEqual(["alternatives", "action", "figure"]);
    render({});
    expect(orderOfParts()).toEqual(["figure", "action"]);
  });

  test("shows who manages it the whole stock all the same", () => {
    const owner = { ownerUserId: "u-1", reservedQuantity: 0, soldQuantity: 0 };
    render({ status: "RESERVED", ...owner });
    expect(factsOf("Verfügbar")).toEqual(["10 Stück"]);
    expect(document.querySelector("h1 ~ p")).toBeNull();
  });
});

test("a part that can be had says how many, and for how much", () => {
  render({});
  expect(factsOf("Verfügbar")).toEqual(["10 Stück"]);
  expect(factsOf("Gesamtpreis (10\u00a0Stück)")).toEqual(["125,00 €"]);
  expect(hrefs("h1 ~ p a")).toEqual([]);
});

test.each([
  [null, "Versand, Kosten nach Absprache"],
  [0, "Versandkostenfrei"],
  [690, "Versand für 6,90 €"],
])("shipping for %j cents is: %s", (shippingPriceInCt, text) => {
  render({ shippingPossible: true, shippingPriceInCt, pickupPossible: false, shippingNote: null });
  expect(factsOf("Lieferung")).toEqual([text]);
});

test("a single piece is no bundle, whatever its flag and its price", () => {
  render({ bundleOnly: true, pricePerProductInCt: null, priceForBundle: 12_500 });
  expect(factsOf("Mindestbestellmenge")).toEqual(["Nur komplett erhältlich"]);
  const piece = { quantity: 1, availableQuantity: 1, bundleOnly: true, priceForBundle: 9_900 };
  render({ ...piece, pricePerProductInCt: null });
  expect(factsOf("Mindestbestellmenge")).toEqual(["1 Stück"]);
  expect(factsOf("Preis pro Stück")).toEqual(["99,00 €"]);
  expect(document.body.textContent).not.toContain("Nur komplett");
});

test("leads down to the request, except from one's own and from what cannot be had", () => {
  const ways = () => hrefs("article a").filter((href) => href === "#request").length;
  render({});
  expect(ways()).toBe(1);
  // An administrator's, who manages it and may ask for it.
  render({ ownerUserId: "u-1" });
  expect(ways()).toBe(1);
  render({ ownerUserId: "u-1" }, null, true);
  expect(ways()).toBe(0);
  render({ status: "RESERVED" }, null);
  expect(ways()).toBe(0);
  render({ sellerBlocked: true });
  expect(ways()).toBe(0);
  render({ pricePerProductInCt: 1_000_000_001 });
  expect(ways()).toBe(0);
  render({ pricePerProductInCt: null, bundleOnly: true, bundlePriceQuantity: 20 });
  expect(ways()).toBe(0);
});

test("the numbers in its name stay whole, and the name is the same", () => {
  render({ nameDe: "Lager 6205-2RSH, DIN 625-1 (SKF-Original)" });
  const whole = [...document.querySelectorAll("h1 span")].map(({ textContent }) => textContent);
  expect(whole).toEqual(["6205-2RSH,", "625-1"]);
  expect(document.querySelector("h1")?.textContent).toBe(
    "Lager 6205-2RSH, DIN 625-1 (SKF-Original)",
  );
});

const another = { same: [shownListing({ id: 8 })], similar: [] };

function render(
  details: Partial<Listing>,
  instead: AlternativeListings | null = another,
  isOwn = false,
): void {
  const listing = shownListing(details);
  const isGone = listing.status !== "ACTIVE" || listing.availableQuantity === 0;
  draw(
    <ListingDetail
      listing={listing}
      address="https://lagerfund.example/listing/detail/7"
      makerHref="/manufacturer/3-skf"
      isOwn={isOwn}
      action={<p data-part="action" />}
      alternatives={isGone ? instead : null}
    />,
  );
}

function factsOf(term: string): (string | undefined)[] {
  return [...document.querySelectorAll("dt")]
    .filter(({ textContent }) => textContent === term)
    .map(({ nextElementSibling }) => nextElementSibling?.textContent?.replaceAll("\u00a0", " "));
}

function orderOfParts(): (string | null)[] {
  const parts = [...document.querySelectorAll("[data-part], #alternatives, figure")];
  return parts.map((part) => part.getAttribute("data-part") ?? (part.id || part.localName));
}
