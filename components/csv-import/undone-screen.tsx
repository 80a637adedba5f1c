import { useLocale, useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/lists/definition-list";
import { SoftLink } from "@/components/ui/soft-link";
import type { CsvImport, ListingKeptByUndo } from "@/lib/csv-import/csv-import-schema";
import { formatInteger } from "@/lib/i18n/formats";
import { listingName } from "@/lib/stock/listing-in-language";
import { AfterImportLinks } from "./after-import-links";

interface UndoneScreenProps extends Pick<CsvImport, "undone"> {
  remaining: ListingKeptByUndo[];
}

export function UndoneScreen({ undone, remaining }: UndoneScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const items: Definition[] = (["removed", "restored", "kept"] as const).map((kind) => ({
    term: t(`csv-import|undone|${kind}`),
    value: formatInteger(undone?.[kind] ?? 0, locale),
    numeric: true,
  }));
  return (
    <div className="max-w-2xl space-y-6">
      <DefinitionList items={items} className="border-y" />
      {undone && undone.kept > 0 ? (
        <RemainingListings remaining={remaining} more={undone.kept - remaining.length} />
      ) : null}
      <AfterImportLinks />
    </div>
  );
}

function RemainingListings({ remaining, more }: { remaining: ListingKeptByUndo[]; more: number }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <section aria-labelledby="kept" className="space-y-3">
      <h2 id="kept" className="text-lg">
        {t("csv-import|undone|kept")}
      </h2>
      <p className="max-w-text">{t("csv-import|undone|kept|text")}</p>
      <ul className="divide-y divide-steel-2 border-y">
        {remaining.map(({ id, mpn, reason, ...names }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <SoftLink href={`/listing/detail/${id}`} className="link">
              {listingName(locale, names)}
              {mpn ? <span className="ml-2 font-mono">{mpn}</span> : null}
            </SoftLink>
            <span className="text-steel-3">{t(`csv-import|undone|kept|${reason}`)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t("csv-import|undone|kept|more", { count: more })}</p> : null}
    </section>
  );
}
