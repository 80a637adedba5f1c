import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";

/** What an undo has taken back, and what has stayed. */
export function UndoneScreen({ undone }: Pick<CsvImport, "undone">) {
  const t = useTranslations();
  const items: Definition[] = (["removed", "restored", "kept"] as const).map((kind) => ({
    term: t(`csv-import|undone|${kind}`),
    value: formatInteger(undone?.[kind] ?? 0),
    numeric: true,
  }));
  return (
    <div className="max-w-2xl space-y-6">
      <DefinitionList items={items} className="border-y" />
      {undone && undone.kept > 0 ? (
        <p className="max-w-text">{t("csv-import|undone|kept|text")}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/listing/user">{t("csv-import|to_listings")}</ButtonLink>
        <ButtonLink href="/csv-import" variant="quiet">
          {t("csv-import|another")}
        </ButtonLink>
      </div>
    </div>
  );
}
