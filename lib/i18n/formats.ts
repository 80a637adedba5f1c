// The spec fixes dates, numbers and money to German format in both languages (§3, §9; ui.md).
const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const integers = new Intl.NumberFormat("de-DE");
const tenths = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
// Swedish days are written as ISO 8601 has them.
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const germanDays = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeZone: "Europe/Berlin",
});
const moments = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/** Integer cents as euros: 123456 → "1.234,56 €"; exact up to the largest safe integer, as no quotient would be. */
export function formatEuros(amountInCt: number): string {
  return euros.format(`${amountInCt}e-2` as `${number}`);
}

/** 12345 → "12.345". */
export function formatInteger(value: number): string {
  return integers.format(value);
}

/** With at most one decimal place: 3.14 → "3,1". */
export function formatTenths(value: number): string {
  return tenths.format(value);
}

/** A day in Germany: "21.11.2026". */
export function formatDay(date: Date): string {
  return germanDays.format(date);
}

/** A day with the time of day in Germany: "21.11.2026, 14:05". */
export function formatMoment(date: Date): string {
  return moments.format(date);
}

/** The day in Germany as the names of files have it: "2026-11-21". */
export function isoDayOf(date: Date): string {
  return days.format(date);
}
