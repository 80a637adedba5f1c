import { formatInteger, formatTenths } from "@/lib/i18n/formats";

const bytesPerMegabyte = 1_000_000;

export function uploadProgressTexts(sentBytes: number, totalBytes: number, locale: string) {
  const isSmall = totalBytes < bytesPerMegabyte;
  const format = (bytes: number) =>
    isSmall
      ? formatInteger(Math.ceil(bytes / 1000), locale)
      : formatTenths(bytes / bytesPerMegabyte, locale);
  return {
    sent: format(sentBytes),
    total: format(totalBytes),
    unit: isSmall ? ("kB" as const) : ("MB" as const),
  };
}
