import { type Locale, localeFrom } from "./locales";

// English as Europe writes it: 2,000 and 24 Nov 2026.
const tags: Record<Locale, string> = { de: "de-DE", en: "en-GB" };

// The spec fixes money to German format in both languages (§3, §9); all else is the reader's (contract §1).
const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const wholeEuros = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const integers = inBoth((tag) => new Intl.NumberFormat(tag));
const tenths = inBoth((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
// Swedish days are written as ISO 8601 has them.
const isoDays = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const days = inBoth(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "Europe/Berlin" }),
);
const moments = inBoth(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "Europe/Berlin",
    }),
);

/** Integer cents as euros: 123456 → "1.234,56 €"; exact up to the largest safe integer, as no quotient would be. */
export function formatEuros(amountInCt: number): string {
  return euros.format(`${amountInCt}e-2` as `${number}`);
}

/** A bound as it is said: 1_000_000_000 → "10.000.000 €"; cents only where there are some. */
export function formatWholeEuros(amountInCt: number): string {
  return wholeEuros.format(`${amountInCt}e-2` as `${number}`);
}

/** 12345 → "12.345", in English "12,345". */
export function formatInteger(value: number, locale: string): string {
  return integers[localeFrom(locale)].format(value);
}

/** With at most one decimal place: 3.14 → "3,1", in English "3.1". */
export function formatTenths(value: number, locale: string): string {
  return tenths[localeFrom(locale)].format(value);
}

/** A size of files as people say it: 1_288_490_189 → "1,2 GB", in English "1.2 GB"; below 1 GB in MB. */
export function formatBytes(bytes: number, locale: string): string {
  const megabytes = bytes / 2 ** 20;
  return megabytes < 1_024
    ? `${formatTenths(megabytes, locale)}\u00a0MB`
    : `${formatTenths(megabytes / 1_024, locale)}\u00a0GB`;
}

/** A day in Germany: "21.11.2026", in English "21 Nov 2026". */
export function formatDay(date: Date, locale: string): string {
  return days[localeFrom(locale)].format(date);
}

/** A day with the time of day in Germany: "21.11.2026, 14:05", in English "21 Nov 2026, 14:05". */
export function formatMoment(date: Date, locale: string): string {
  return moments[localeFrom(locale)].format(date);
}

/** The day in Germany as the names of files have it: "2026-11-21". */
export function isoDayOf(date: Date): string {
  return isoDays.format(date);
}

function inBoth<Format>(make: (tag: string) => Format): Record<Locale, Format> {
  return { de: make(tags.de), en: make(tags.en) };
}
