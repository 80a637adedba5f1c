import { useTranslations } from "next-intl";
import { ErrorBanner } from "@/components/layout/error-banner";
import { ButtonLink } from "@/components/ui/button-link";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import type { CsvImportRowPreview } from "@/lib/csv-import/row-preview-schema";
import { isBeyond } from "@/lib/csv-import/rules";
import { DiscardForm } from "../discard-form";
import { CheckFindings } from "./check-findings";
import { ErrorSection, type OpenErrors } from "./error-section";
import { ImportCounts } from "./import-counts";
import { RowPreview } from "./row-preview";
import { StartImport } from "./start-import";

export interface CheckedRows {
  row: CsvImportRowPreview | null;
  asked: number | null;
  opened: OpenErrors | null;
}

interface PreviewScreenProps extends CheckedRows {
  csvImport: CsvImport;
}

export function PreviewScreen({ csvImport, row, asked, opened }: PreviewScreenProps) {
  const t = useTranslations();
  const { id, counts, failure, findings } = csvImport;
  if (!counts) {
    return null;
  }
  return (
    <div className="space-y-10">
      {failure ? <ErrorBanner code={failure} title={t("csv-import|failed|import")} /> : null}
      <section aria-label={t("csv-import|count|title")} className="space-y-4">
        <ImportCounts counts={counts} />
        {findings ? (
          <CheckFindings csvImport={csvImport} findings={findings} pausedCount={counts.paused} />
        ) : null}
        {findings && isBeyond(findings.newManufacturers) ? null : (
          <StartImport
            importId={id}
            counts={counts}
            checkedAt={csvImport.checkedAt}
            unansweredCount={findings?.similarManufacturers.length ?? 0}
          />
        )}
      </section>
      {counts.invalid > 0 ? (
        <ErrorSection csvImport={csvImport} invalidCount={counts.invalid} opened={opened} />
      ) : null}
      {row ? <RowPreview importId={id} row={row} asked={asked} /> : null}
      <div className="flex flex-wrap items-start gap-3 border-t pt-6">
        <ButtonLink href={`/csv-import/${id}/defaults`} variant="quiet">
          {t("csv-import|back")}
        </ButtonLink>
        <DiscardForm importId={id} />
      </div>
    </div>
  );
}
