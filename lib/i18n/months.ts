import type { Locale } from "./locales";

/** A month of the calendar as "2026-11" in the reader's language: "Nov" (`short`), or "November 2026". */
export function formatMonth(month: string, locale: Locale, length: "short" | "long"): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    month: length,
    ...(length === "long" && { year: "numeric" }),
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
