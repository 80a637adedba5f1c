import { createTranslator, type Locale } from "next-intl";
import { describe, expect, test } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shareImageHref } from "@/lib/listings/seo/share-image";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { shownListing } from "@/tests/factories/shown-listing";
import { listingMetadata } from "./listing-metadata";

const english = { nameEn: "Ball bearing", descriptionEn: "New, from surplus." };

describe("the title of a listing", () => {
  test.each([
    [{}, "6205-2RSH · SKF · Rillenkugellager – Lagerfund"],
    [{ mpn: null }, "SKF · Rillenkugellager – Lagerfund"],
    [{ nameDe: "SKF Rillenkugellager" }, "6205-2RSH · SKF Rillenkugellager – Lagerfund"],
    [
      { nameDe: "Rillenkugellager mit zwei Dichtscheiben und Fett" },
      "6205-2RSH · SKF · Rillenkugellager mit zwei Dichtscheiben…",
    ],
    [
      { nameDe: "Rillenkugellager mit Dichtscheiben" },
      "6205-2RSH · SKF · Rillenkugellager mit Dichtscheiben",
    ],
  ])("of %j is %s", (details, title) => {
    expect(titleOf(details)).toBe(title);
    expect([...title].length).toBeLessThanOrEqual(60);
  });
});

describe("the description of a listing", () => {
  test("says condition, pieces, price and delivery before the text", () => {
    expect(descriptionOf({ condition: "NEW_IN_PACKAGING" })).toBe(
      "Neu, originalverpackt · 10 Stück verfügbar · 12,50 € pro Stück · Versand. Neu, aus Überbestand.",
    );
  });

  test("has the lot's price, and says what is not available", () => {
    expect(descriptionOf({ bundleOnly: true, pickupPossible: true })).toContain(
      "10 Stück verfügbar · Gesamtpreis 125,00 € · Versand oder Abholung.",
    );
    expect(descriptionOf({ status: "SOLD" })).toContain("Zurzeit nicht verfügbar · 12,50 €");
  });

  test("ends at a word, with 155 characters at most", () => {
    const description = descriptionOf({ descriptionDe: "Wälzlager ".repeat(99) });
    expect(description).toMatch(/ Wälzlager…$/);
    expect([...description].length).toBeLessThanOrEqual(155);
  });
});

describe("the languages of a listing", () => {
  const path = "/listing/detail/7";
  const both = { de: path, en: `${path}?lang=en`, "x-default": path };

  test("with an English text name each other", () => {
    expect(metadataOf(english).alternates).toEqual({ canonical: path, languages: both });
    expect(metadataOf(english, "en").alternates).toEqual({ canonical: both.en, languages: both });
    expect(metadataOf(english, "en").openGraph).toMatchObject({ url: both.en, locale: "en_GB" });
    expect(titleOf(english, "en")).toBe("6205-2RSH · SKF · Ball bearing – Lagerfund");
  });

  test("without one are German alone", () => {
    const languages = { de: path, "x-default": path };
    expect(metadataOf({}, "en").alternates).toEqual({ canonical: path, languages });
  });
});

test("a shared listing shows its image with an alternative text", () => {
  const listing = shownListing();
  expect(metadataOf({})).toMatchObject({
    openGraph: {
      title: "6205-2RSH · SKF · Rillenkugellager",
      type: "website",
      siteName: "Lagerfund",
      locale: "de_DE",
      images: [
        {
          url: shareImageHref(listing, "de"),
          width: 1200,
          height: 630,
          alt: "6205-2RSH · SKF · Rillenkugellager",
        },
      ],
    },
    twitter: { card: "summary_large_image" },
  });
});

test("a hidden listing has no metadata", () => {
  expect(listingMetadata("de", textsIn("de"), null)).toEqual({
    title: "Dieses Inserat gibt es nicht oder nicht mehr",
    robots: { index: false },
  });
});

function titleOf(details: Partial<Listing>, locale: Locale = "de"): string {
  return (metadataOf(details, locale).title as { absolute: string }).absolute;
}

function descriptionOf(details: Partial<Listing>): string {
  return metadataOf(details).description?.replaceAll("\u00a0", " ") ?? "";
}

function metadataOf(details: Partial<Listing>, locale: Locale = "de") {
  return listingMetadata(locale, textsIn(locale), shownListing(details));
}

function textsIn(locale: Locale) {
  return createTranslator({ locale, messages: locale === "de" ? de : (en as typeof de) }) as never;
}
