import { useFormatter, useLocale, useTranslations } from "next-intl";
import { X } from "@/components/ui/icons";
import { SoftLink } from "@/components/ui/soft-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { QueryReading } from "@/lib/search/hit";
import { type SearchAddress, searchHref } from "@/lib/search/schema";

// Of a whole letter that was pasted.
const maxWords = 5;

interface ReadingNotesProps {
  address: SearchAddress;
  reading: QueryReading;
  hasResults: boolean;
}

/** What of a query was understood in another way, or left out (search.md, Finding): never silently. */
export function ReadingNotes({ address, reading, hasResults }: ReadingNotesProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { list } = useFormatter();
  const { quantity, corrected, dropped, droppedQuantity: pieces } = reading;
  const left = [...new Set(dropped)]
    .filter((one) => one !== pieces)
    .map((word) => t("search|reading|word", { word }));
  const more = left.length > maxWords + 1 ? left.splice(maxWords).length : 0;
  const words = list([...left, ...(more ? [t("search|reading|more", { count: more })] : [])]);
  const sentences = [
    ...corrected.map(({ typed, meant }) => t("search|reading|corrected", { typed, meant })),
    ...(words ? [t("search|reading|dropped", { words })] : []),
    ...(pieces ? [t("search|reading|pieces", { pieces })] : []),
  ];
  const isSilent = !hasResults || sentences.length === 0;
  if (isSilent && !quantity) {
    return null;
  }
  return (
    <div className="mb-3 flex flex-col items-start gap-2 text-sm">
      {quantity ? (
        <SoftLink
          href={searchHref({ ...address, query: quantity.rest, page: 1 })}
          replace
          className="inline-flex min-h-7 items-center gap-1 rounded border border-steel-3 bg-steel-1 px-2 hover:border-petrol hover:text-petrol pointer-coarse:min-h-11 pointer-coarse:px-3"
        >
          <span className="sr-only">{t("search|reading|quantity|remove")} </span>
          {t("search|reading|quantity", {
            count: quantity.value,
            quantity: formatInteger(quantity.value, locale),
          })}
          <X size={16} aria-hidden="true" className="shrink-0 print:hidden" />
        </SoftLink>
      ) : null}
      {isSilent ? null : (
        <p role="status" className="border-l-4 border-amber pl-3 wrap-anywhere">
          {sentences.join(" ")}
        </p>
      )}
    </div>
  );
}
