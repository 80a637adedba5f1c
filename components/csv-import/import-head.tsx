import { useTranslations } from "next-intl";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { ImportSteps, type StepName } from "./import-steps";

interface ImportHeadProps {
  csvImport: Pick<CsvImport, "id" | "fileName" | "rowCount">;
  step: StepName | "over";
  title: string;
}

export function ImportHead({ csvImport, step, title }: ImportHeadProps) {
  const t = useTranslations();
  const { id, fileName, rowCount } = csvImport;
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p className="mt-2 mb-6 wrap-anywhere text-steel-3">
        {t("csv-import|file_rows", { file: fileName, count: rowCount })}
      </p>
      <ImportSteps current={step} importId={id} />
    </>
  );
}
