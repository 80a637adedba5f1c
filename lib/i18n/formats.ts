import { type Locale, localeFrom } from "./locales";

const tags: Record<Locale, string> = { de: "de-DE", en: "en-GB" };

// Money has the German format in both languages.
const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const wholeEuros = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const integers = inBoth((tag) => new Intl.NumberFormat(tag));
const tenths = inBoth((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
// Swedish dates are ISO 8601.
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

/** 123456 → "1.234,56 €"; strings avoid rounding. */
export function formatEuros(amountInCt: number): string {
  return euros.format(`${amountInCt}e-2` as `${number}`);
}

export function formatWholeEuros(amountInCt: number): string {
  return wholeEuros.format(`${amountInCt}e-2` as `${number}`);
}

export function formatInteger(value: number, locale: string): string {
  return integers[localeFrom(locale)].format(value);
}

export function formatTenths(value: number, locale: string): string {
  return tenths[localeFrom(locale)].format(value);
}

/** 1_288_490_189 → "1,2 GB"; below 1 GB in MB. */
export function formatBytes(bytes: number, locale: string): string {
  const megabytes = bytes / 2 ** 20;
  return megabytes < 1_024
    ? `${formatTenths(megabytes, locale)}\u00a0MB`
    : `${formatTenths(megabytes / 1_024, locale)}\u00a0GB`;
}

/** Europe/Berlin: "21.11.2026", in English "21 Nov 2026". */
export function formatDay(date: Date, locale: string): string {
  return days[localeFrom(locale)].format(date);
}

export function formatMoment(date: Date, locale: string): string {
  return moments[localeFrom(locale)].format(date);
}

export function isoDayOf(date: Date): string {
  return isoDays.format(date);
}

function inBoth<Format>(make: (tag: string) => Format): Record<Locale, Format> {
  return { de: make(tags.de), en: make(tags.en) };
}
