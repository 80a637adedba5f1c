import { useTranslations } from "next-intl";
import { Moment } from "@/components/layout/moment";
import { undoImportFormAction } from "@/lib/actions/csv-import";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { ImportActionForm } from "./import-action-form";

export function UndoSection({ csvImport }: { csvImport: CsvImport }) {
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
