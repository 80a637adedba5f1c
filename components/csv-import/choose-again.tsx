import { useTranslations } from "next-intl";
import { chooseAgainFormAction } from "@/lib/actions/csv-import";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { ImportActionForm } from "./import-action-form";

interface ChooseAgainProps {
  importId: CsvImport["id"];
  label: string;
  /** What becomes different; the server knows the rest, which another tab may have changed. */
  mapping?: Partial<CsvImport["mapping"]>;
  choices?: Partial<CsvImport["choices"]>;
}

/** A button that saves other settings and checks the file again. */
export function ChooseAgain({ importId: id, label, mapping, choices }: ChooseAgainProps) {
  const t = useTranslations();
  return (
    <ImportActionForm
      action={chooseAgainFormAction}
      fields={{
        id,
        ...(mapping && { mapping: JSON.stringify(mapping) }),
        ...(choices && { choices: JSON.stringify(choices) }),
      }}
      label={label}
      variant="quiet"
      failure={t("csv-import|failed|check")}
    />
  );
}
