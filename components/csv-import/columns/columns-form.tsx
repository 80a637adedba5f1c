"use client";

import { useTranslations } from "next-intl";
import { useFormState, useWatch } from "react-hook-form";
import { FormSection } from "@/components/listings/form/form-section";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { updateCsvImportAction } from "@/lib/actions/csv-import";
import type { NameFacts } from "@/lib/csv-import/column-mapping";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import {
  type EnteredMapping,
  enteredMappingOf,
  issuesOfEntered,
  mappingOf,
} from "@/lib/csv-import/map/mapping-form";
import { useIssueText } from "@/lib/i18n/issue-text";
import { StepFailure } from "../import-action-form";
import { useStepForm } from "../use-step-form";
import type { ColumnConfidences } from "./column-confidence";
import { FileColumns } from "./file-columns";
import { controlAt, type MappingPart, mappingErrorsOf } from "./mapping-form-issues";
import { NeededFields } from "./needed-fields";

const kinds = [
  { title: "csv-import|columns|missing", code: "unassigned" },
  { title: "csv-import|columns|duplicates", code: "assigned_twice" },
] as const;

function MappingSummary({ form }: Pick<MappingPart, "form">) {
  const t = useTranslations();
  const issueText = useIssueText();
  const { errors, submitCount } = useFormState({ control: form.control });
  const fields = useWatch({ control: form.control, name: "fields" });
  const summaryErrors = mappingErrorsOf(errors, fields);
  const [missing, duplicates] = kinds.map(({ title, code }) => ({
    title: t(title),
    errors: summaryErrors.flatMap(({ id, field, code: found }) =>
      found === code && field ? [{ id, text: t(`listing|form|${field}`) }] : [],
    ),
  }));
  const others = summaryErrors.filter((error) => !kinds.some(({ code }) => code === error.code));
  const invalid = {
    title: t("csv-import|columns|open"),
    errors: others.map(({ id, field, path, code }) => ({
      id,
      text: isQuestion(path) ? t(`csv-import|columns|open|${path}`) : issueText(field ?? "", code),
    })),
  };
  return missing && duplicates ? (
    <ErrorSummary {...missing} more={[duplicates, invalid]} rejections={submitCount} />
  ) : null;
}

const questions = ["currency", "exchangeRate", "pricesMean", "tax"] as const;

function isQuestion(path: string): path is (typeof questions)[number] {
  return questions.some((question) => question === path);
}

interface ColumnsFormProps extends MappedImport {
  hints: ColumnConfidences;
  nameFacts: NameFacts[];
}

export function ColumnsForm({ hints, nameFacts, ...mapped }: ColumnsFormProps) {
  const t = useTranslations();
  const { form, submit, failure, isBusy } = useColumnsForm(mapped);
  const { columns, rowCount, reading } = mapped;
  const part = { form, columns, rowCount, nameFacts, hints, outside: reading };
  return (
    <form noValidate onSubmit={submit} className="max-w-4xl">
      <ScriptFields className="space-y-10">
        <StepFailure failure={failure} />
        <MappingSummary form={form} />
        <FormSection title={t("csv-import|columns|needed")}>
          <NeededFields {...part} />
        </FormSection>
        <FormSection title={t("csv-import|columns|file")}>
          <p className="-mt-2 text-steel-3">{t("csv-import|columns|file|text")}</p>
          <FileColumns {...part} />
        </FormSection>
        <div className="flex flex-wrap gap-3 border-t pt-6">
          <ButtonLink href="/csv-import" variant="quiet">
            {t("csv-import|back")}
          </ButtonLink>
          <Button type="submit" busy={isBusy}>
            {t("csv-import|columns|next")}
          </Button>
        </div>
      </ScriptFields>
    </form>
  );
}

type MappedImport = Pick<CsvImport, "id" | "columns" | "mapping" | "rowCount" | "reading">;

function useColumnsForm({ id, columns, mapping, reading }: MappedImport) {
  return useStepForm<EnteredMapping>({
    draftName: `${id}:columns`,
    initial: enteredMappingOf(mapping, columns),
    issuesOf: (entered) => issuesOfEntered(entered, columns, reading),
    fieldAt: controlAt,
    save: (entered) => updateCsvImportAction({ id, mapping: mappingOf(entered) }),
    next: `/csv-import/${id}/defaults`,
  });
}
