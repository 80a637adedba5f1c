import { useLocale, useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { buttonStyle } from "@/components/ui/button-style";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";
import { OnwardLinks } from "../onward-links";
import { ImportCounts } from "../preview/import-counts";
import { UndoSection } from "../undo/undo-section";

/** What an import has done, what it left behind, and the way back from it. */
export function ReportScreen({ csvImport }: { csvImport: CsvImport }) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, counts, importedAt, failure } = csvImport;
  const left = counts?.invalid ?? 0;
  return (
    <div className="space-y-10">
      {failure ? <RefusalBanner code={failure} title={t("csv-import|failed|undo")} /> : null}
      <section aria-label={t("csv-import|count|title")} className="space-y-4">
        {importedAt ? (
          <p>{t.rich("csv-import|done|at", { moment: () => <Moment at={importedAt} /> })}</p>
        ) : null}
        {counts ? <ImportCounts counts={counts} /> : null}
        <OnwardLinks />
      </section>
      {left > 0 ? (
        <section aria-labelledby="left" className="space-y-4">
          <h2 id="left" className="text-lg">
            {t("csv-import|left|title", { count: left, rows: formatInteger(left, locale) })}
          </h2>
          <p className="max-w-text">{t("csv-import|faults|mend")}</p>
          <a
            href={`/csv-import/faults/${id}`}
            download
            className={buttonStyle({ variant: "quiet" })}
          >
            {t("csv-import|faults|download")}
          </a>
        </section>
      ) : null}
      <UndoSection csvImport={csvImport} />
    </div>
  );
}
