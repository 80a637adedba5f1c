import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/alternatives-schema";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw, hrefs } from "@/tests/setup/screen";
import { ListingDetail } from "./listing-detail";
import { ViewerActions } from "./viewer-actions";

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

  test("links from its name to its alternatives, if any", () => {
    render({ status: "RESERVED" });
    expect(hrefs("h1 ~ p a")).toEqual(["#alternatives"]);
    render({ status: "RESERVED" }, { same: [], similar: [] });
    expect(hrefs("h1 ~ p a")).toEqual([]);
    expect(document.getElementById("alternatives")).not.toBeNull();
    render({ status: "RESERVED" }, null);
    expect(hrefs("h1 ~ p a")).toEqual([]);
    expect(document.getElementById("alternatives")).toBeNull();
  });
});

test("a part that can be had says how many, and for how much", () => {
  render({});
  expect(factsOf("Verfügbar")).toEqual(["10 Stück"]);
  expect(factsOf("Gesamtpreis (10\u00a0Stück)")).toEqual(["125,00 €"]);
  expect(hrefs("h1 ~ p a")).toEqual([]);
});

test("shows the weight and origin of a piece, if known", () => {
  render({ weightInGrams: 1250, countryOfOrigin: "AT" });
  expect([factsOf("Gewicht"), factsOf("Ursprungsland")]).toEqual([["1.250 g"], ["Österreich"]]);
  render({});
  expect([factsOf("Gewicht"), factsOf("Ursprungsland")]).toEqual([[], []]);
});

test.each([
  [null, "Versand, Kosten nach Absprache"],
  [0, "Versandkostenfrei"],
  [690, "Versand für 6,90 €"],
])("shipping for %j cents is: %s", (shippingPriceInCt, text) => {
  render({ shippingPossible: true, shippingPriceInCt, pickupPossible: false, shippingNote: null });
  expect(factsOf("Lieferung")).toEqual([text]);
});

test("links down to the request, but not for the owner and not for unavailable parts", () => {
  const ways = () => hrefs("article a").filter((href) => href === "#request").length;
  render({});
  expect(ways()).toBe(1);
  // An administrator manages it and may still request it.
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
      manufacturerHref="/manufacturer/3-skf"
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

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock("@/components/layout/client-messages", () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/lib/actions/listings", () => ({ setListingStatusAction: vi.fn() }));

test("a seller sees that one request cannot take the whole stock", () => {
  show({ pricePerProductInCt: 1_200_000, quantity: 1_000, availableQuantity: 1_000 });
  expect(said()).toContain("Käufer können deshalb höchstens 833 Stück auf einmal anfragen.");
  show({ pricePerProductInCt: 1_200_000_000 });
  expect(said()).toContain(
    "Schon die kleinste Menge dieses Inserats kostet mehr; deshalb kann es nicht angefragt werden.",
  );
  expect(hrefs("[role=status] a")).toEqual(["/contact"]);
  show({});
  expect(said()).toBe("");
  show({ pricePerProductInCt: 1_200_000_000, tradeLimitInCt: null });
  expect(said()).toBe("");
});

test("a seller sees for how many pieces the price of a changed bundle was", () => {
  const lot = { bundleOnly: true, pricePerProductInCt: null, priceForBundle: 50_000 };
  show({ ...lot, quantity: 5, availableQuantity: 5, bundlePriceQuantity: 10 });
  expect(said()).toContain(
    "Der Gesamtpreis von 500,00\u00a0€ galt für 10 Stück. Nennen Sie den neuen",
  );
  show({ ...lot, availableQuantity: 6, bundlePriceQuantity: 10 });
  expect(said()).toContain("galt für alle 10 Stück. Nennen Sie einen Preis pro Stück, damit die");
});

test("everybody but the owner sees the forms for a request and a question", () => {
  const boxes = () => [...document.querySelectorAll("#request, #contact")].map(({ id }) => id);
  show({ ownerUserId: null });
  expect(boxes()).toEqual(["request", "contact"]);
  show({});
  expect(boxes()).toEqual([]);
});

function show(details: Partial<Listing>): void {
  const own = { ownerUserId: "u-1", reservedQuantity: 0, soldQuantity: 0 };
  const viewer = { userId: "u-1", isAdmin: false } as const;
  draw(
    <ViewerActions
      listing={shownListing({ ...own, ...details })}
      viewer={viewer as never}
      entered={{}}
    />,
  );
}

function said(): string {
  return document.querySelector("[role=status]")?.textContent ?? "";
}
