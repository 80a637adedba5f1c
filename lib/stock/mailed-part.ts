import type { Locale } from "@/lib/i18n/locales";
import { listingName } from "./listing-in-language";

interface Part {
  id: number;
  nameDe: string;
  nameEn: string | null;
  mpn: string | null;
}

export function mailedPart({ id, mpn, ...names }: Part, locale: Locale) {
  return { listingId: id, listingName: listingName(locale, names), mpn: mpn ?? undefined };
}
