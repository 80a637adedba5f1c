import { formatInteger, formatTenths } from "@/lib/i18n/formats";

const unitSizes = ["one", "thousand", "million", "billion"] as const;
export type UnitSize = (typeof unitSizes)[number];

/** In what size of unit a chart's numbers have three digits at most before the comma, so that each fits over its bar. */
export function unitSizeFor(greatest: number): UnitSize {
  const thousands = Math.max(0, Math.floor(Math.log10(Math.max(1, greatest)) / 3));
  return unitSizes[Math.min(thousands, unitSizes.length - 1)] as UnitSize;
}

/** A value in that unit. */
export function inUnit(value: number, size: UnitSize): number {
  return value / 1000 ** unitSizes.indexOf(size);
}

/** As it stands over a bar: "0", "<0,1", in English "<0.1", "3,5", "12". */
export function barLabel(valueInUnit: number, locale: string): string {
  if (valueInUnit > 0 && valueInUnit < 0.05) {
    return `<${formatTenths(0.1, locale)}`;
  }
  return valueInUnit < 10
    ? formatTenths(valueInUnit, locale)
    : formatInteger(Math.round(valueInUnit), locale);
}
