import { useLocale, useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import type { ListingBefore } from "@/lib/csv-import/previewed-row";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";

const changeable = [
  "manufacturer",
  "mpn",
  "nameDe",
  "nameEn",
  "quantity",
  "pricePerProductInCt",
  "priceForBundle",
] as const;

const words: readonly string[] = ["manufacturer", "nameDe", "nameEn"];

/** What an update makes of a listing: a price that is read wrongly shows here, and a part that is another's. */
export function RowChanges({ before, now }: { before: ListingBefore; now: ListingBefore }) {
  const t = useTranslations();
  const locale = useLocale();
  const items: Definition[] = changeable
    .filter((field) => before[field] !== now[field])
    .map((field) => ({
      term: t(`listing|form|${field}`),
      value: <Change from={shown(field, before, locale)} to={shown(field, now, locale)} />,
      numeric: !words.includes(field),
    }));
  return items.length === 0 ? (
    <p className="text-steel-3">{t("csv-import|row|change|none")}</p>
  ) : (
    <section aria-label={t("csv-import|row|change|title")}>
      <DefinitionList items={items} className="max-w-2xl border-y" />
    </section>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  const t = useTranslations();
  return (
    <>
      <span className="sr-only">
        {t("csv-import|row|change|before", { value: from })},{" "}
        {t("csv-import|row|change|now", { value: to })}
      </span>
      <span aria-hidden="true" className="wrap-anywhere">
        <span className="text-steel-3">{from}</span> → <span className="font-semibold">{to}</span>
      </span>
    </>
  );
}

function shown(field: (typeof changeable)[number], state: ListingBefore, locale: string): string {
  const value = state[field];
  if (typeof value !== "number") {
    return value || "–";
  }
  return field === "quantity" ? formatInteger(value, locale) : formatEuros(value);
}
