import { mediaUrl } from "@/lib/documents/media";
import { isPicture } from "@/lib/documents/rules";
import type { Listing } from "@/lib/listings/listing";
import { textsIn } from "@/lib/listings/rules";
import type { ListingCondition, ListingStatus } from "@/lib/listings/schema";

interface Place {
  locale: string;
  appUrl: string;
}

/**
 * A listing as schema.org's Product with its Offer; null for one that is not offered to the public. Nothing of the
 * owner's is in it (contract §4).
 */
export function structuredDataOf(listing: Listing, { locale, appUrl }: Place) {
  if (!publicStatuses.includes(listing.status)) {
    return null;
  }
  const { name, description } = textsIn(locale, listing);
  const images = listing.documents.filter(
    (document) => isPicture(document) && document.downloadUrl !== null,
  );
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    sku: String(listing.id),
    mpn: listing.mpn ?? undefined,
    brand: { "@type": "Brand", name: listing.manufacturer.name },
    image:
      images.length > 0 ? images.map(({ id }) => appUrl + mediaUrl(id, "w1200.webp")) : undefined,
    offers: offerOf(listing, addressOf(listing, { locale, appUrl })),
  };
}

const publicStatuses: readonly ListingStatus[] = ["ACTIVE", "RESERVED", "SOLD"];

/** The price is the piece's; the lot's where only the lot has one. */
function offerOf(listing: Listing, url: string) {
  const priceInCt = listing.pricePerProductInCt ?? listing.priceForBundle;
  return {
    "@type": "Offer",
    url,
    price: (priceInCt / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: `https://schema.org/${availabilityOf(listing)}`,
    itemCondition: listing.condition
      ? `https://schema.org/${itemConditions[listing.condition]}`
      : undefined,
  };
}

function availabilityOf({ status, availableQuantity }: Listing): string {
  if (status === "SOLD") {
    return "SoldOut";
  }
  return status === "ACTIVE" && availableQuantity > 0 ? "InStock" : "OutOfStock";
}

const itemConditions: Record<ListingCondition, string> = {
  NEW_IN_PACKAGING: "NewCondition",
  NEW_WITHOUT_PACKAGING: "NewCondition",
  UNUSED_OPENED: "NewCondition",
  USED_TESTED: "UsedCondition",
  USED_UNTESTED: "UsedCondition",
  FOR_PARTS: "DamagedCondition",
};

/** The canonical address of the page in this language, as its metadata say it. */
function addressOf(listing: Listing, { locale, appUrl }: Place): string {
  const isEnglish = locale === "en" && listing.nameEn;
  return `${appUrl}/listing/detail/${listing.id}${isEnglish ? "?lang=en" : ""}`;
}
