import { useLocale, useTranslations } from "next-intl";
import { breadcrumbListOf, type Crumb } from "@/components/layout/breadcrumbs";
import { StructuredData } from "@/components/layout/structured-data";
import type { ListingCondition, ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { mediaUrl } from "@/lib/files/content/image-variants";
import { isImage } from "@/lib/files/document-type";
import type { Listing } from "@/lib/listings/listing";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import { listingName, listingPath, listingTextsIn } from "@/lib/stock/listing-in-language";
import { isBundle, minimumOf, shownPrice } from "@/lib/stock/lots-and-prices";
import { unavailableReasonOf } from "@/lib/stock/rules";

interface ListingStructuredDataProps {
  listing: Listing;
  appUrl: string;
  manufacturerHref: string;
}

export function ListingStructuredData({
  listing,
  appUrl,
  manufacturerHref,
}: ListingStructuredDataProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const data = structuredDataOf(listing, { locale, appUrl });
  if (!data) {
    return null;
  }
  const crumbs = listingCrumbs(listing, {
    locale,
    manufacturers: t("layout|manufacturers"),
    manufacturerHref,
  });
  return (
    <>
      <StructuredData data={data} />
      <StructuredData data={breadcrumbListOf(crumbs, appUrl)} />
    </>
  );
}

interface Place {
  locale: string;
  appUrl: string;
}

/**
 * A schema.org Product with an Offer, without any data of the owner. Null when it is not offered to the
 * public.
 */
export function structuredDataOf(listing: Listing, { locale, appUrl }: Place) {
  if (!publicStatuses.includes(listing.status)) {
    return null;
  }
  const { name, description } = listingTextsIn(locale, listing);
  const images = listing.documents.filter(
    (document) => isImage(document) && document.downloadUrl !== null,
  );
  const url = appUrl + listingPath(locale, listing);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    url,
    sku: String(listing.id),
    mpn: listing.mpn ?? undefined,
    ...gtinOf(listing),
    brand: { "@type": "Brand", name: listing.manufacturer.name },
    image:
      images.length > 0 ? images.map(({ id }) => appUrl + mediaUrl(id, "w1200.webp")) : undefined,
    offers: offerOf(listing, url),
  };
}

const publicStatuses: readonly ListingStatus[] = ["ACTIVE", "RESERVED", "SOLD"];

/** Omits a number with a wrong check digit, which may be another part's. */
function gtinOf({ ean }: Listing): Record<string, string> {
  const digits = ean?.replace(/\D/g, "") ?? "";
  return ean && hasValidCheckDigit(ean) ? { [`gtin${digits.length}`]: digits } : {};
}

/** The price per piece, or of the bundle when it is sold whole. No offer without a price. */
function offerOf(listing: Listing, url: string) {
  const price = shownPrice(listing);
  if (price === null) {
    return undefined;
  }
  const { condition } = listing;
  // The rest of a reserved listing cannot be requested.
  const available = unavailableReasonOf(listing) === null ? listing.availableQuantity : 0;
  return {
    "@type": "Offer",
    url,
    price: (price.inCt / 100).toFixed(2),
    priceCurrency: "EUR",
    eligibleQuantity: eligibleQuantityOf(listing, available),
    availability: `https://schema.org/${availabilityOf(listing)}`,
    inventoryLevel: pieces({ value: available }),
    itemCondition: condition ? `https://schema.org/${itemConditions[condition]}` : undefined,
  };
}

/** The whole bundle, or from the minimum up to the stock; omitted for any quantity. */
function eligibleQuantityOf(listing: Listing, available: number) {
  if (isBundle(listing)) {
    return pieces({ value: listing.quantity });
  }
  // The rest may be requested even below the minimum.
  const minValue = Math.min(minimumOf(listing), available);
  return minValue > 1 ? pieces({ minValue, maxValue: available }) : undefined;
}

/** C62 is a piece (UN/CEFACT). */
function pieces(amount: { value: number } | { minValue: number; maxValue: number }) {
  return { "@type": "QuantitativeValue", ...amount, unitCode: "C62" };
}

function availabilityOf(listing: Listing): string {
  if (listing.status === "SOLD") {
    return "SoldOut";
  }
  return unavailableReasonOf(listing) === null ? "InStock" : "OutOfStock";
}

const itemConditions: Record<ListingCondition, string> = {
  NEW_IN_PACKAGING: "NewCondition",
  NEW_WITHOUT_PACKAGING: "NewCondition",
  UNUSED_OPENED: "NewCondition",
  USED_TESTED: "UsedCondition",
  USED_UNTESTED: "UsedCondition",
  FOR_PARTS: "DamagedCondition",
};

interface Words {
  locale: string;
  manufacturers: string;
  manufacturerHref: string;
}

export function listingCrumbs(
  listing: Listing,
  { locale, manufacturers, manufacturerHref }: Words,
): Crumb[] {
  const { manufacturer, mpn } = listing;
  return [
    { label: manufacturers, href: "/manufacturer" },
    { label: manufacturer.name, href: manufacturerHref },
    {
      label: mpn ?? listingName(locale, listing),
      href: listingPath(locale, listing),
      isCode: mpn !== null,
    },
  ];
}
