import type { Locale } from "./locales";

/** `month` is "2026-11". */
export function formatMonth(month: string, locale: Locale, length: "short" | "long"): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    month: length,
    ...(length === "long" && { year: "numeric" }),
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
