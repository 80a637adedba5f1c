/** Falls back to German. */
export function listingTextsIn(
  locale: string,
  listing: {
    nameDe: string;
    nameEn: string | null;
    descriptionDe: string;
    descriptionEn: string | null;
  },
): { name: string; description: string } {
  const description = (locale === "en" ? listing.descriptionEn : null) ?? listing.descriptionDe;
  return { name: listingName(locale, listing), description };
}

export function listingName(
  locale: string,
  { nameDe, nameEn }: { nameDe: string; nameEn: string | null },
): string {
  return (locale === "en" ? nameEn : null) ?? nameDe;
}

export function listingPath(
  locale: string,
  listing: { id: number; nameEn: string | null },
): string {
  const path = `/listing/detail/${listing.id}`;
  return locale === "en" && listing.nameEn ? `${path}?lang=en` : path;
}
