import { expect, test } from "vitest";
import { shownListing } from "@/tests/factories/shown-listing";
import { draw, hrefs } from "@/tests/setup/screen";
import { ListingAlternatives } from "./listing-alternatives";

const sold = shownListing({ status: "SOLD", availableQuantity: 0 });

test("an unavailable part links to other offers and similar numbers", () => {
  const same = shownListing({ id: 8, availableQuantity: 3, pricePerProductInCt: 990 });
  const similar = shownListing({ id: 9, mpn: "6205-2Z", bundleOnly: true });
  render({ same: [same], similar: [similar] });
  expect(titles()).toEqual([
    "Dieses Inserat ist verkauft",
    "Dasselbe Teil in anderen Inseraten",
    "Ähnliche Nummern",
  ]);
  expect(hrefs("li a")).toEqual(["/listing/detail/8", "/listing/detail/9"]);
  const rows = [...document.querySelectorAll("li")].map(({ textContent }) =>
    textContent?.replaceAll("\u00a0", " "),
  );
  expect(rows[0]).toContain("6205-2RSHSKF · Rillenkugellager9,90 € pro Stück3 Stück verfügbar");
  expect(rows[1]).toContain("125,00 € Gesamtpreis");
});

test("without other offers the manufacturer's parts are offered", () => {
  render({ same: [], similar: [] }, { status: "RESERVED" });
  expect(titles()).toEqual(["Dieses Teil ist zurzeit nicht verfügbar"]);
  expect(hrefs("a")).toEqual(["/listing/search?manufacturerId=3"]);
  expect(document.querySelector("a")?.textContent).toBe("Teile von SKF ansehen");
});

function render(
  alternatives: Parameters<typeof ListingAlternatives>[0]["alternatives"],
  details = {},
) {
  const listing = { ...sold, ...details };
  draw(
    <ListingAlternatives
      listing={listing}
      manufacturerHref="/listing/search?manufacturerId=3"
      alternatives={alternatives}
    />,
  );
}

function titles(): (string | null)[] {
  return [...document.querySelectorAll("h2, h3")].map(({ textContent }) => textContent);
}
