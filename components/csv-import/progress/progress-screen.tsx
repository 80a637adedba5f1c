import { useTranslations } from "next-intl";
import { ProgressBar } from "@/components/ui/progress-bar";
import { cancelImportFormAction } from "@/lib/actions/csv-import";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { ImportActionForm } from "../import-action-form";
import { ProgressRefresh } from "./progress-refresh";

interface ProgressScreenProps {
  csvImport: Pick<CsvImport, "id" | "status" | "progress">;
}

export function ProgressScreen({ csvImport }: ProgressScreenProps) {
  const t = useTranslations();
  const { id, status } = csvImport;
  const { phase, done, of } = csvImport.progress ?? { phase: null, done: 0, of: 0 };
  // A job that has just begun does not know its total yet.
  const isCounted = of > 0;
  const name = t(`csv-import|phase|${phase ?? "wait"}`);
  const numbers = phase && isCounted ? t(`csv-import|progress|${phase}`, { done, of }) : null;
  return (
    <div className="max-w-2xl space-y-4">
      <p className="font-semibold">{name}</p>
      <ProgressBar value={isCounted ? done : null} max={Math.max(of, 1)} label={name} />
      <p className="min-h-6 text-sm text-steel-3">{numbers}</p>
      {/* Announced at each quarter, not for every row. */}
      <p role="status" className="sr-only">
        {isCounted
          ? t("csv-import|progress|said", { phase: name, percent: quarterOf(done, of) })
          : name}
      </p>
      <p className="text-sm text-steel-3">
        {t(
          status === "CHECKING"
            ? "csv-import|progress|check_goes_on"
            : "csv-import|progress|goes_on",
        )}
      </p>
      {status === "UNDOING" ? null : (
        <ImportActionForm
          action={cancelImportFormAction}
          fields={{ id }}
          label={t("csv-import|cancel")}
          variant="quiet"
        />
      )}
      <ProgressRefresh renderedAt={Date.now()} />
    </div>
  );
}

function quarterOf(done: number, of: number): number {
  return Math.floor((done / of) * 4) * 25;
}
