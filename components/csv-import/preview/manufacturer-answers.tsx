import { useTranslations } from "next-intl";
import { answerManufacturersFormAction } from "@/lib/actions/csv-import";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import-schema";
import { ChooseAgain } from "../choose-again";
import { ImportActionForm } from "../import-action-form";

interface SimilarManufacturersProps {
  importId: CsvImport["id"];
  similar: ImportFindings["similarManufacturers"];
}

export function SimilarManufacturers({ importId, similar }: SimilarManufacturersProps) {
  const t = useTranslations();
  const asked = similar.map(({ typed, manufacturer }) => ({ typed, id: manufacturer.id }));
  return (
    <section aria-labelledby="similar" className="space-y-3 rounded border px-4 py-4">
      <h2 id="similar" className="text-lg">
        {t("csv-import|similar|title", { count: similar.length })}
      </h2>
      <p className="max-w-text">{t("csv-import|similar|text")}</p>
      <ImportActionForm
        action={answerManufacturersFormAction}
        fields={{
          id: importId,
          asked: JSON.stringify(asked),
        }}
        label={t("csv-import|similar|answer")}
        variant="primary"
        failure={t("csv-import|failed|check")}
      >
        <ul className="mb-3">
          {similar.map(({ typed, rows, manufacturer }) => (
            <li key={typed}>
              <label className="control-size flex items-center gap-3">
                <input
                  type="checkbox"
                  name="meant"
                  value={typed}
                  className="size-5 shrink-0 accent-petrol"
                />
                <span className="wrap-anywhere">
                  {t.rich("csv-import|similar|question", {
                    typed,
                    name: manufacturer.name,
                    count: rows,
                    strong: (name) => <strong className="font-semibold">{name}</strong>,
                  })}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </ImportActionForm>
    </section>
  );
}

interface AnsweredManufacturersProps {
  importId: CsvImport["id"];
  answered: ImportFindings["answeredManufacturers"];
}

export function AnsweredManufacturers({ importId, answered }: AnsweredManufacturersProps) {
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
              ? t("csv-import|answered|unchanged", { typed })
              : t.rich("csv-import|answered|replaced", {
                  typed,
                  name,
                  strong: (known) => <strong className="font-semibold">{known}</strong>,
                })}
          </li>
        ))}
      </ul>
      <ChooseAgain
        importId={importId}
        choices={{ manufacturers: [] }}
        label={t("csv-import|answered|again")}
      />
    </section>
  );
}
