import { expect, test } from "vitest";
import { shownListing } from "@/tests/factories/shown-listing";
import { itemListStructuredData } from "./item-list-structured-data";

test("structured data name the results by manufacturer, number and name in order", () => {
  const listings = [shownListing(), shownListing({ id: 8, mpn: null, nameEn: "Bearing" })];
  const place = { appUrl: "https://lagerfund.example", locale: "en", skipped: 10 };
  expect(itemListStructuredData(listings, place).itemListElement).toEqual([
    {
      "@type": "ListItem",
      position: 11,
      url: "https://lagerfund.example/listing/detail/7",
      name: "SKF 6205-2RSH Rillenkugellager",
    },
    {
      "@type": "ListItem",
      position: 12,
      url: "https://lagerfund.example/listing/detail/8",
      name: "SKF Bearing",
    },
  ]);
});
