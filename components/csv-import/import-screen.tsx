import { useTranslations } from "next-intl";
import type { CsvImport, CsvImportStatus, KeptListing } from "@/lib/csv-import/csv-import";
import { ImportHead } from "./import-head";
import { type CheckedRows, PreviewScreen } from "./preview/preview-screen";
import { ImportWatch, importStateId } from "./progress/import-watch";
import { ProgressScreen } from "./progress/progress-screen";
import { FailedScreen } from "./report/failed-screen";
import { ReportScreen } from "./report/report-screen";
import type { StepName } from "./steps";
import { UndoneScreen } from "./undo/undone-screen";

interface ImportScreenProps {
  csvImport: CsvImport;
  /** Of a CHECKED one. */
  checked: CheckedRows | null;
  /** Of an UNDONE one. */
  kept: KeptListing[];
}

/** One page from the check to the report, and back again by an undo: what it shows follows from the status. */
export function ImportScreen({ csvImport, checked, kept }: ImportScreenProps) {
  const t = useTranslations();
  const { status, failure, counts } = csvImport;
  return (
    <>
      <ImportWatch status={status} failure={failure} counts={counts} />
      <ImportHead
        csvImport={csvImport}
        step={stepOf(status)}
        title={t(`csv-import|status|${status}`)}
      />
      <div id={importStateId} tabIndex={-1} className="outline-none">
        <ImportState csvImport={csvImport} checked={checked} kept={kept} />
      </div>
    </>
  );
}

function ImportState({ csvImport, checked, kept }: ImportScreenProps) {
  switch (csvImport.status) {
    case "CHECKED":
      return checked ? <PreviewScreen csvImport={csvImport} {...checked} /> : null;
    case "IMPORTED":
      return <ReportScreen csvImport={csvImport} />;
    case "UNDONE":
      return <UndoneScreen undone={csvImport.undone} kept={kept} />;
    case "FAILED":
      return <FailedScreen csvImport={csvImport} />;
    default:
      return <ProgressScreen csvImport={csvImport} />;
  }
}

function stepOf(status: CsvImportStatus): StepName | "over" {
  switch (status) {
    case "IMPORTING":
      return "import";
    case "IMPORTED":
    case "UNDOING":
    case "UNDONE":
      return "over";
    default:
      return "preview";
  }
}
