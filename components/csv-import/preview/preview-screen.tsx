import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { ButtonLink } from "@/components/ui/button-link";
import type { CsvImport, RowFault } from "@/lib/csv-import/csv-import";
import type { CsvImportRowPreview } from "@/lib/csv-import/previewed-row";
import { DiscardForm } from "../discard-form";
import { CheckFindings } from "./check-findings";
import { FaultSection } from "./fault-section";
import { ImportChoice } from "./import-choice";
import { ImportCounts } from "./import-counts";
import { OtherPartsNotice } from "./other-parts-notice";
import { RowPreview } from "./row-preview";

/** What the page of a checked import shows beside it. */
export interface CheckedRows {
  /** Null only of a file without rows. */
  row: CsvImportRowPreview | null;
  /** The number that was asked for. */
  asked: number | null;
  faults: RowFault[];
}

interface PreviewScreenProps extends CheckedRows {
  csvImport: CsvImport;
}

/** What an import would do, before anything is written (spec §2.11). */
export function PreviewScreen({ csvImport, row, asked, faults }: PreviewScreenProps) {
  const t = useTranslations();
  const { id, counts, failure, findings, otherParts } = csvImport;
  if (!counts) {
    return null;
  }
  return (
    <div className="space-y-10">
      {failure ? <RefusalBanner code={failure} title={t("csv-import|failed|import")} /> : null}
      <section aria-label={t("csv-import|count|title")} className="space-y-4">
        <ImportCounts counts={counts} />
        {findings ? (
          <CheckFindings csvImport={csvImport} findings={findings} pausedCount={counts.paused} />
        ) : null}
        {otherParts ? <OtherPartsNotice importId={id} otherParts={otherParts} /> : null}
        {hasTooManyManufacturers(findings) ? null : (
          <ImportChoice
            importId={id}
            counts={counts}
            unansweredCount={findings?.similarManufacturers.length ?? 0}
          />
        )}
      </section>
      {counts.invalid > 0 ? (
        <FaultSection csvImport={csvImport} invalidCount={counts.invalid} faults={faults} />
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

/** Said above by the findings, which a start would be refused for. */
function hasTooManyManufacturers(findings: CsvImport["findings"]): boolean {
  const { count, left } = findings?.newManufacturers ?? { count: 0, left: null };
  return left !== null && count > left;
}
