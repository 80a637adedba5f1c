import { useLocale } from "next-intl";
import { formatMoment } from "@/lib/i18n/formats";

export function Moment({ at }: { at: Date }) {
  const locale = useLocale();
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap">
      {formatMoment(at, locale)}
    </time>
  );
}
