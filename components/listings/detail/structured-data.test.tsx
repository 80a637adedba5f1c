import { describe, expect, test } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownDocument, shownListing } from "@/tests/factories/shown-listing";
import { htmlOf } from "@/tests/setup/screen";
import { ListingStructuredData } from "./listing-structured-data";
import { structuredDataOf } from "./structured-data";

const appUrl = "https://lagerfund.example";

describe("what search engines are told of a listing", () => {
  test("names the part and its offer", () => {
    const picture = shownDocument();
    const sheet = shownDocument({ type: "SPECS", name: "6205.pdf" });
    expect(dataOf({ documents: [picture, sheet] })).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Rillenkugellager",
      description: "Neu, aus Überbestand.",
      sku: "7",
      mpn: "6205-2RSH",
      brand: { "@type": "Brand", name: "SKF" },
      image: [`${appUrl}/media/${picture.id}/w1200.webp`],
      offers: {
        "@type": "Offer",
        url: `${appUrl}/listing/detail/7`,
        price: "12.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
      },
    });
  });

  test("speaks English where there is an English text, under the English address", () => {
    const english = { nameEn: "Ball bearing", descriptionEn: "New." };
    expect(dataOf(english, "en")).toMatchObject({
      name: "Ball bearing",
      description: "New.",
      offers: { url: `${appUrl}/listing/detail/7?lang=en` },
    });
    expect(dataOf({}, "en")).toMatchObject({ offers: { url: `${appUrl}/listing/detail/7` } });
  });

  test.each([
    ["InStock", {}],
    ["OutOfStock", { availableQuantity: 0 }],
    ["OutOfStock", { status: "RESERVED" }],
    ["SoldOut", { status: "SOLD", availableQuantity: 0 }],
  ] as const)("says %s", (availability, state) => {
    const { offers } = dataOf(state) as { offers: { availability: string } };
    expect(offers.availability).toBe(`https://schema.org/${availability}`);
  });

  test.each([
    ["NEW_IN_PACKAGING", "https://schema.org/NewCondition"],
    ["NEW_WITHOUT_PACKAGING", "https://schema.org/NewCondition"],
    ["UNUSED_OPENED", "https://schema.org/NewCondition"],
    ["USED_TESTED", "https://schema.org/UsedCondition"],
    ["USED_UNTESTED", "https://schema.org/UsedCondition"],
    ["FOR_PARTS", "https://schema.org/DamagedCondition"],
  ] as const)("has the condition of %s", (condition, itemCondition) => {
    expect(dataOf({ condition })).toHaveProperty("offers.itemCondition", itemCondition);
  });

  test("has no condition where none is known", () => {
    expect(dataOf({})).not.toHaveProperty("offers.itemCondition");
  });

  test("has the price of the lot where only the lot has one", () => {
    const lot = { pricePerProductInCt: null, priceForBundle: 99_999 };
    expect(dataOf(lot)).toHaveProperty("offers.price", "999.99");
  });

  test.each(["DRAFT", "DELETED"] as const)("is nothing of a listing that is %s", (status) => {
    expect(structuredDataOf(shownListing({ status }), { locale: "de", appUrl })).toBeNull();
  });

  test("holds nothing of the owner's", () => {
    const owner = {
      id: "u-1",
      username: "Papierfabrik",
      email: "a@b.example",
      billingAddress: null,
    };
    const text = JSON.stringify(dataOf({ ownerUserId: "u-1", owner }));
    expect(text).not.toMatch(/u-1|Papierfabrik|b\.example/);
  });
});

test("no text of a seller's ends the element", () => {
  const nameDe = "</script><script>alert(1)</script>";
  const html = htmlOf(<ListingStructuredData listing={shownListing({ nameDe })} appUrl={appUrl} />);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(JSON.parse(html.replace(/^<[^>]*>|<[^>]*>$/g, "")).name).toBe(nameDe);
});

function dataOf(details: Partial<Listing>, locale = "de"): unknown {
  const data = structuredDataOf(shownListing(details), { locale, appUrl });
  return JSON.parse(JSON.stringify(data));
}
