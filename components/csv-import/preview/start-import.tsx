import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { startImportFormAction } from "@/lib/actions/csv-import";
import type { CsvImport, ImportCounts } from "@/lib/csv-import/csv-import-schema";
import type { Translator } from "@/lib/i18n/translator-type";
import { ImportActionForm } from "../import-action-form";
import { undoableDays } from "../shown-limits";

interface StartImportProps {
  importId: CsvImport["id"];
  counts: ImportCounts;
  checkedAt: CsvImport["checkedAt"];
  unansweredCount: number;
}

export function StartImport({
  importId: id,
  counts,
  checkedAt,
  unansweredCount,
}: StartImportProps) {
  const t = useTranslations();
  const { invalid } = counts;
  const written = counts.new + counts.updated + counts.paused;
  if (written === 0) {
    return <NothingToDo counts={counts} />;
  }
  if (unansweredCount > 0) {
    return (
      <p className="font-semibold">
        {t("csv-import|start|unanswered", { count: unansweredCount })}
      </p>
    );
  }
  const start = (label: string) => (
    <ImportActionForm
      // Keeps its error where the refreshed page has other sentences around it.
      key="start"
      action={startImportFormAction}
      fields={{ id, leaveBehind: `${invalid}`, checkedAt: checkedAt?.toISOString() ?? "" }}
      label={label}
      variant="amber"
      failure={t("csv-import|failed|import")}
    />
  );
  if (invalid === 0) {
    return (
      <>
        {start(startLabel(t, counts))}
        <p className="text-sm text-steel-3">
          {t("csv-import|start|whole", { days: undoableDays })}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="max-w-text">{t("csv-import|start|blocked", { count: invalid })}</p>
      {start(t("csv-import|start|good", { good: written, count: invalid }))}
    </>
  );
}

/** Names what there is to do; the noun stands once. */
function startLabel(t: Translator, { new: made, updated, paused }: ImportCounts): string {
  const alsoUpdated = made > 0 ? updated : 0;
  const alsoPaused = made + updated > 0 ? paused : 0;
  return t("csv-import|start|all", { made, updated, paused, alsoUpdated, alsoPaused });
}

function NothingToDo({
  counts: { invalid, unchanged, skipped },
}: Pick<StartImportProps, "counts">) {
  const t = useTranslations();
  if (invalid > 0) {
    return (
      <p className="max-w-text">
        {t(unchanged + skipped > 0 ? "csv-import|start|none_left" : "csv-import|start|none_good")}
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">
        {t(skipped > 0 ? "csv-import|start|all_skipped" : "csv-import|start|all_same")}
      </p>
      <ButtonLink href="/listing/user" className="w-fit">
        {t("csv-import|to_listings")}
      </ButtonLink>
    </>
  );
}
