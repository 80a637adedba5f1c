import type { Metadata } from "next";
import type { Listing } from "@/lib/listings/listing";
import { textsIn } from "@/lib/listings/rules";

const descriptionLength = 155;

/** Title and description that speak of the part; nothing for one that cannot be seen. */
export function listingMetadata(locale: string, listing: Listing | null): Metadata {
  if (!listing) {
    return { robots: { index: false } };
  }
  const { name, description } = textsIn(locale, listing);
  const path = `/listing/detail/${listing.id}`;
  const languages = {
    de: path,
    "x-default": path,
    ...(listing.nameEn && { en: `${path}?lang=en` }),
  };
  return {
    title: [listing.mpn, listing.manufacturer.name, name].filter(Boolean).join(" · "),
    description: description.replace(/\s+/g, " ").slice(0, descriptionLength),
    alternates: { canonical: locale === "en" ? (languages.en ?? path) : path, languages },
  };
}
