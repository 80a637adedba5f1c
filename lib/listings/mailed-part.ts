import type { Locale } from "@/lib/i18n/locales";

interface Part {
  id: number;
  nameDe: string;
  nameEn: string | null;
  mpn: string | null;
}

/** What a mail says of a listing, in its reader's language. */
export function mailedPart({ id, nameDe, nameEn, mpn }: Part, locale: Locale) {
  const listingName = (locale === "en" ? nameEn : null) ?? nameDe;
  return { listingId: id, listingName, mpn: mpn ?? undefined };
}
