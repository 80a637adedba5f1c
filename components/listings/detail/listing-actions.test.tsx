import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw, hrefs } from "@/tests/setup/screen";
import { ListingActions } from "./listing-actions";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));
vi.mock("@/components/layout/client-messages", () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/lib/listings/actions", () => ({ setListingStatusAction: vi.fn() }));

test("a seller is told that their stock is more than one request may come to", () => {
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

test("a seller is told for how many pieces the price of a changed lot was", () => {
  const lot = { bundleOnly: true, pricePerProductInCt: null, priceForBundle: 50_000 };
  show({ ...lot, quantity: 5, availableQuantity: 5, bundlePriceQuantity: 10 });
  expect(said()).toContain(
    "Der Gesamtpreis von 500,00\u00a0€ galt für 10 Stück. Nennen Sie den neuen",
  );
  show({ ...lot, availableQuantity: 6, bundlePriceQuantity: 10 });
  expect(said()).toContain("galt für alle 10 Stück. Nennen Sie einen Preis pro Stück, damit die");
});

function show(details: Partial<Listing>): void {
  const own = { ownerUserId: "u-1", reservedQuantity: 0, soldQuantity: 0 };
  const viewer = { userId: "u-1", isAdmin: false } as const;
  draw(
    <ListingActions
      listing={shownListing({ ...own, ...details })}
      viewer={viewer as never}
      entered={{}}
    />,
  );
}

function said(): string {
  return document.querySelector("[role=status]")?.textContent ?? "";
}
