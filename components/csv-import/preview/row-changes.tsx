import { useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import type { CsvImportRowPreview } from "@/lib/csv-import/csv-import";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";

type Before = NonNullable<CsvImportRowPreview["before"]>;

const changeable = ["quantity", "pricePerProductInCt", "priceForBundle"] as const;

/** What an update makes of a listing's stock and price: a price that is read wrongly shows here. */
export function RowChanges({ before, now }: { before: Before; now: Before }) {
  const t = useTranslations();
  const items: Definition[] = changeable
    .filter((field) => before[field] !== now[field])
    .map((field) => ({
      term: t(`listing|form|${field}`),
      value: <Change from={shown(field, before)} to={shown(field, now)} />,
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
      <span aria-hidden="true" className="font-mono">
        <span className="text-steel-3">{from}</span> → <span className="font-semibold">{to}</span>
      </span>
    </>
  );
}

function shown(field: (typeof changeable)[number], state: Before): string {
  const value = state[field];
  if (value === null) {
    return "–";
  }
  return field === "quantity" ? formatInteger(value) : formatEuros(value);
}
