import { formatInteger, formatTenths } from "@/lib/i18n/formats";
import { amountsOf } from "./upload-rules";

export function amountTexts(sentBytes: number, totalBytes: number, locale: string) {
  const { sent, total, unit } = amountsOf(sentBytes, totalBytes);
  const format = unit === "kB" ? inWhole : formatTenths;
  return { sent: format(sent, locale), total: format(total, locale), unit };
}

function inWhole(kilobytes: number, locale: string): string {
  return formatInteger(Math.ceil(kilobytes), locale);
}
