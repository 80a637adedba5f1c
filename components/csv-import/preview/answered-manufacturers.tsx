import { useTranslations } from "next-intl";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import";
import { answerManufacturersFormAction } from "@/lib/csv-import/form-actions";
import { StepForm } from "../step-form";

interface AnsweredManufacturersProps {
  importId: CsvImport["id"];
  choices: CsvImport["choices"];
  answered: ImportFindings["answeredManufacturers"];
}

/** What was answered, perhaps for an earlier file, can be seen and taken back. */
export function AnsweredManufacturers({ importId, choices, answered }: AnsweredManufacturersProps) {
  const t = useTranslations();
  return (
    <section aria-labelledby="answered" className="space-y-3 rounded border px-4 py-4">
      <h2 id="answered" className="text-lg">
        {t("csv-import|answered|title")}
      </h2>
      <ul className="wrap-anywhere">
        {answered.map(({ typed, name }) => (
          <li key={typed}>
            {name === null
              ? t("csv-import|answered|kept", { typed })
              : t.rich("csv-import|answered|replaced", {
                  typed,
                  name,
                  strong: (known) => <strong className="font-semibold">{known}</strong>,
                })}
          </li>
        ))}
      </ul>
      <StepForm
        action={answerManufacturersFormAction}
        fields={{
          id: importId,
          choices: JSON.stringify({ ...choices, manufacturers: [] }),
          asked: "[]",
        }}
        label={t("csv-import|answered|again")}
        variant="quiet"
        failure={t("csv-import|failed|check")}
      />
    </section>
  );
}
