import { useTranslations } from "next-intl";
import { UndoneScreen } from "@/components/csv-import/undone-screen";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Moment } from "@/components/layout/moment";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { checkImportFormAction, undoImportFormAction } from "@/lib/actions/csv-import";
import type {
  CsvImport,
  CsvImportStatus,
  ListingKeptByUndo,
} from "@/lib/csv-import/csv-import-schema";
import { AfterImportLinks } from "./after-import-links";
import { DiscardForm } from "./discard-form";
import { ImportActionForm } from "./import-action-form";
import { ImportHead } from "./import-head";
import type { StepName } from "./import-steps";
import { ImportCounts } from "./preview/import-counts";
import { type CheckedRows, PreviewScreen } from "./preview/preview-screen";
import { ImportOutcomeAlert, importStateId } from "./progress/import-outcome-alert";
import { ProgressScreen } from "./progress/progress-screen";

interface ImportStatusScreenProps {
  csvImport: CsvImport;
  checked: CheckedRows | null;
  remaining: ListingKeptByUndo[];
}

export function ImportStatusScreen({ csvImport, checked, remaining }: ImportStatusScreenProps) {
  const t = useTranslations();
  const { status } = csvImport;
  return (
    <>
      <ImportOutcomeAlert
        status={status}
        failure={csvImport.failure}
        counts={csvImport.counts}
        onOffer={csvImport.onOffer}
      />
      <ImportHead
        csvImport={csvImport}
        step={steps[status] ?? "preview"}
        title={t(`csv-import|status|${status}`)}
      />
      <div id={importStateId} tabIndex={-1} className="outline-none">
        <ImportState csvImport={csvImport} checked={checked} remaining={remaining} />
      </div>
    </>
  );
}

function ImportState({ csvImport, checked, remaining }: ImportStatusScreenProps) {
  switch (csvImport.status) {
    case "CHECKED":
      return checked ? <PreviewScreen csvImport={csvImport} {...checked} /> : null;
    case "IMPORTED":
      return <ReportScreen csvImport={csvImport} />;
    case "UNDONE":
      return <UndoneScreen undone={csvImport.undone} remaining={remaining} />;
    case "FAILED":
      return <FailedScreen csvImport={csvImport} />;
    default:
      return <ProgressScreen csvImport={csvImport} />;
  }
}

const steps: Partial<Record<CsvImportStatus, StepName | "over">> = {
  IMPORTING: "import",
  IMPORTED: "over",
  UNDOING: "over",
  UNDONE: "over",
};

function FailedScreen({ csvImport }: { csvImport: CsvImport }) {
  const t = useTranslations();
  const { id, counts } = csvImport;
  const failure = csvImport.failure ?? "INTERNAL";
  const title = t(counts ? "csv-import|failed|import" : "csv-import|failed|check");
  const isFileToBlame = failure === "CSV_IMPORT_NO_ROWS" || failure === "CSV_ROWS_INVALID";
  return (
    <div className="max-w-2xl space-y-6">
      <ErrorBanner code={failure} title={title} />
      <p>{t("csv-import|failed|nothing_written")}</p>
      <div className="flex flex-wrap items-start gap-3">
        {isFileToBlame ? (
          <ButtonLink href="/csv-import">{t("csv-import|failed|file_again")}</ButtonLink>
        ) : (
          <ImportActionForm
            action={checkImportFormAction}
            fields={{ id }}
            label={t("csv-import|failed|check_again")}
          />
        )}
        <DiscardForm importId={id} />
      </div>
    </div>
  );
}

function ReportScreen({ csvImport }: { csvImport: CsvImport }) {
  const t = useTranslations();
  const { id, counts, importedAt, failure, onOffer } = csvImport;
  const left = counts?.invalid ?? 0;
  return (
    <div className="space-y-10">
      {failure ? <ErrorBanner code={failure} title={t("csv-import|failed|undo")} /> : null}
      <section aria-label={t("csv-import|count|title")} className="space-y-4">
        {importedAt ? (
          <p>{t.rich("csv-import|done|at", { moment: () => <Moment at={importedAt} /> })}</p>
        ) : null}
        {counts && onOffer !== null ? (
          <p className="text-lg">
            {t("csv-import|done|on_offer", {
              count: onOffer,
              paused: counts.paused,
            })}
          </p>
        ) : null}
        {counts ? <ImportCounts counts={counts} /> : null}
        <AfterImportLinks />
      </section>
      {left > 0 ? (
        <section aria-labelledby="left" className="space-y-4">
          <h2 id="left" className="text-lg">
            {t("csv-import|left|title", { count: left })}
          </h2>
          <p className="max-w-text">{t("csv-import|left|text", { count: left })}</p>
          <ol className="max-w-text list-decimal space-y-1 ps-6">
            <li>{t("csv-import|left|download", { count: left })}</li>
            <li>{t("csv-import|left|import")}</li>
          </ol>
          <a
            href={`/csv-import/faults/${id}`}
            download
            className={buttonStyle({ variant: "quiet" })}
          >
            {t("csv-import|errors|download")}
          </a>
        </section>
      ) : null}
      <UndoSection csvImport={csvImport} />
    </div>
  );
}

function UndoSection({ csvImport }: { csvImport: CsvImport }) {
  const t = useTranslations();
  const { id, undoableUntil, counts } = csvImport;
  if (!undoableUntil) {
    return null;
  }
  const made = counts?.new ?? 0;
  const updated = (counts?.updated ?? 0) + (counts?.paused ?? 0);
  return (
    <section aria-labelledby="undo" className="space-y-4">
      <h2 id="undo" className="text-lg">
        {t("csv-import|undo")}
      </h2>
      <p className="max-w-text">
        {t.rich("csv-import|undo|until", { moment: () => <Moment at={undoableUntil} /> })}
      </p>
      <ImportActionForm
        action={undoImportFormAction}
        fields={{ id }}
        label={t("csv-import|undo")}
        variant="danger"
        failure={t("csv-import|failed|undo")}
        question={{
          title: t("csv-import|undo|question"),
          text: t("csv-import|undo|text", { made, updated }),
          confirmLabel: t("csv-import|undo"),
          cancelLabel: t("csv-import|undo|keep"),
        }}
      />
    </section>
  );
}
