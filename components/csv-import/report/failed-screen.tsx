import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { ButtonLink } from "@/components/ui/button-link";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import { checkImportFormAction } from "@/lib/csv-import/form-actions";
import { DiscardForm } from "../discard-form";
import { StepForm } from "../step-form";

interface FailedScreenProps {
  csvImport: Pick<CsvImport, "id" | "failure" | "counts">;
}

/** Why a job has ended without a result; nothing of it was written. */
export function FailedScreen({ csvImport }: FailedScreenProps) {
  const t = useTranslations();
  const { id, counts } = csvImport;
  const failure = csvImport.failure ?? "INTERNAL";
  const title = t(counts ? "csv-import|failed|import" : "csv-import|failed|check");
  const isFileAtFault = failure === "CSV_IMPORT_NO_ROWS" || failure === "CSV_ROWS_INVALID";
  return (
    <div className="max-w-2xl space-y-6">
      <RefusalBanner code={failure} title={title} />
      <p>{t("csv-import|failed|nothing_written")}</p>
      <div className="flex flex-wrap items-start gap-3">
        {isFileAtFault ? (
          <ButtonLink href="/csv-import">{t("csv-import|failed|file_again")}</ButtonLink>
        ) : (
          <StepForm
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
