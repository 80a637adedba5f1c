import { expect, test } from "vitest";
import { shownListing } from "@/tests/factories/shown-listing";
import { shareTextsOf } from "./share-picture-texts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a picture names the part, its price and what is there, in German and in English", () => {
  const listing = shownListing({ nameEn: "Deep groove ball bearing", condition: "USED_TESTED" });
  const german = shareTextsOf(listing, "de", "lagerfund.example");
  expect(german).toMatchObject({
    manufacturer: "SKF",
    code: "6205-2RSH",
    name: "Rillenkugellager",
    available: { label: "Verfügbar", value: "10 Stück" },
    condition: "Gebraucht, geprüft",
    overlay: null,
  });
  expect([german.price.label, plain(german.price.value)]).toEqual(["Preis pro Stück", "12,50 €"]);
  expect(shareTextsOf(listing, "en", "lagerfund.example")).toMatchObject({
    name: "Deep groove ball bearing",
    available: { label: "Available", value: "10 pieces" },
    price: { label: "Price per piece" },
  });
});

test.each([{ bundleOnly: true }, { bundleOnly: true, pricePerProductInCt: null }])(
  "of what is sold as a whole it is the price of the whole: %j",
  (details) => {
    const { price } = shareTextsOf(shownListing(details), "de", "x");
    expect([price.label, plain(price.value)]).toEqual(["Gesamtpreis", "125,00 €"]);
  },
);

test("of a single piece it is the piece's price, whatever its flag", () => {
  const single = { bundleOnly: true, quantity: 1, pricePerProductInCt: null, priceForBundle: 999 };
  const { price } = shareTextsOf(shownListing(single), "de", "x");
  expect([price.label, plain(price.value)]).toEqual(["Preis pro Stück", "9,99 €"]);
});

test("a part that cannot be had says so", () => {
  const sold = shareTextsOf(shownListing({ status: "SOLD", availableQuantity: 0 }), "de", "x");
  expect(sold.overlay).toBe("verkauft");
  expect(sold.available).toEqual({ label: "Status", value: "verkauft" });
});

test("a part without MPN is known by its next number", () => {
  expect(shareTextsOf(shownListing({ mpn: null }), "de", "x").code).toBe("4012345678901");
  const none = shownListing({ mpn: null, ean: null, alternateProductCodes: [] });
  expect(shareTextsOf(none, "de", "x").code).toBeNull();
});
