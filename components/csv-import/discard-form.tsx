import { useTranslations } from "next-intl";
import { deleteImportFormAction } from "@/lib/actions/csv-import";
import { ImportActionForm } from "./import-action-form";

export function DiscardForm({ importId }: { importId: string }) {
  const t = useTranslations();
  return (
    <ImportActionForm
      action={deleteImportFormAction}
      fields={{ id: importId }}
      label={t("csv-import|discard")}
      variant="danger"
      question={{
        title: t("csv-import|discard|question"),
        text: t("csv-import|discard|text"),
        confirmLabel: t("csv-import|discard"),
        cancelLabel: t("csv-import|discard|keep"),
      }}
    />
  );
}
