import { describe, expect, test } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownDocument, shownListing } from "@/tests/factories/shown-listing";
import { structuredDataOf } from "./listing-structured-data";

const appUrl = "https://lagerfund.example";

describe("structured data of a listing for search engines", () => {
  test("names the part and its offer", () => {
    const image = shownDocument();
    const sheet = shownDocument({ type: "SPECS", name: "6205.pdf" });
    const lost = shownDocument({ downloadUrl: null });
    expect(dataOf({ documents: [image, sheet, lost] })).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Rillenkugellager",
      description: "Neu, aus Überbestand.",
      url: `${appUrl}/listing/detail/7`,
      sku: "7",
      mpn: "6205-2RSH",
      gtin13: "4012345678901",
      brand: { "@type": "Brand", name: "SKF" },
      image: [`${appUrl}/media/${image.id}/w1200.webp`],
      offers: {
        "@type": "Offer",
        url: `${appUrl}/listing/detail/7`,
        price: "12.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        inventoryLevel: { "@type": "QuantitativeValue", value: 10, unitCode: "C62" },
      },
    });
  });

  test.each([
    ["96385074", "gtin8", "96385074"],
    ["0-36000-29145-2", "gtin12", "036000291452"],
    ["4012345 678901", "gtin13", "4012345678901"],
    ["10012345678902", "gtin14", "10012345678902"],
  ])("the number %s is a %s", (ean, name, digits) => {
    expect(dataOf({ ean })).toHaveProperty(name, digits);
  });

  test.each(["4012345678902", "401234567890", "123", "ABC4012345678901", null])(
    "%s is not a valid public number and is left out",
    (ean) => {
      expect(Object.keys(dataOf({ ean }) as object).join()).not.toContain("gtin");
    },
  );

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
    const { offers } = dataOf(state) as {
      offers: { availability: string; inventoryLevel: { value: number } };
    };
    expect(offers.availability).toBe(`https://schema.org/${availability}`);
    expect(offers.inventoryLevel.value).toBe(availability === "InStock" ? 10 : 0);
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

  test("does not offer the rest of a bundle for the bundle's price", () => {
    const rest = { priceForBundle: 99_999, bundleOnly: true, quantity: 20 };
    expect(dataOf({ ...rest, pricePerProductInCt: null })).not.toHaveProperty("offers");
    expect(dataOf(rest)).toHaveProperty("offers.price", "12.50");
  });

  test("a bundle has its price and its number of pieces", () => {
    const { offers } = dataOf({ bundleOnly: true, minOrderQuantity: 10 }) as { offers: object };
    expect(offers).toMatchObject({
      price: "125.00",
      eligibleQuantity: { "@type": "QuantitativeValue", value: 10, unitCode: "C62" },
    });
  });

  test("a minimum is given with the stock, and never above it", () => {
    const eligibleQuantity = { "@type": "QuantitativeValue", unitCode: "C62" };
    expect(dataOf({ minOrderQuantity: 4 })).toHaveProperty("offers.eligibleQuantity", {
      ...eligibleQuantity,
      minValue: 4,
      maxValue: 10,
    });
    expect(dataOf({ minOrderQuantity: 4, availableQuantity: 3 })).toHaveProperty(
      "offers.eligibleQuantity",
      { ...eligibleQuantity, minValue: 3, maxValue: 3 },
    );
    const gone = { minOrderQuantity: 4, availableQuantity: 0 };
    const reserved = { minOrderQuantity: 4, status: "RESERVED" } as const;
    for (const none of [gone, reserved, {}]) {
      expect(dataOf(none)).not.toHaveProperty("offers.eligibleQuantity");
    }
  });

  test.each(["DRAFT", "DELETED"] as const)("is empty for a listing that is %s", (status) => {
    expect(structuredDataOf(shownListing({ status }), { locale: "de", appUrl })).toBeNull();
  });

  test("contains no data of the owner", () => {
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

function dataOf(details: Partial<Listing>, locale = "de"): unknown {
  const data = structuredDataOf(shownListing(details), { locale, appUrl });
  return JSON.parse(JSON.stringify(data));
}
