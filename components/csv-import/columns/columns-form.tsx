"use client";

import { useTranslations } from "next-intl";
import { useFormState, useWatch } from "react-hook-form";
import { FormSection } from "@/components/listings/form/form-section";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { updateCsvImportAction } from "@/lib/actions/csv-import";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import type { ImportField } from "@/lib/csv-import/fields";
import {
  type EnteredMapping,
  enteredMappingOf,
  mappingOf,
} from "@/lib/csv-import/map/mapping-form";
import { useIssueText } from "@/lib/i18n/issue-text";
import { type FieldGroup, fieldGroups, fieldsThat } from "@/lib/listings/fields";
import { columnName } from "../column-name";
import { StepFailure } from "../import-action-form";
import { useStepForm } from "../use-step-form";
import { AlternateColumns } from "./alternate-columns";
import type { ColumnConfidences } from "./column-confidence";
import { ColumnField } from "./column-field";
import {
  controlAt,
  issuesOfMapping,
  type MappingPart,
  mappingErrorsOf,
} from "./mapping-form-issues";

const kinds = [
  { title: "csv-import|columns|missing", code: "unassigned" },
  { title: "csv-import|columns|duplicates", code: "assigned_twice" },
] as const;

function MappingSummary({ form }: Pick<MappingPart, "form">) {
  const t = useTranslations();
  const issueText = useIssueText();
  const { errors, submitCount } = useFormState({ control: form.control });
  const summaryErrors = mappingErrorsOf(errors);
  const [missing, duplicates] = kinds.map(({ title, code }) => ({
    title: t(title),
    errors: summaryErrors
      .filter((error) => error.code === code)
      .map(({ id, field }) => ({ id, text: t(`listing|form|${field}`) })),
  }));
  const others = summaryErrors.filter((error) => !kinds.some(({ code }) => code === error.code));
  const invalid = {
    title: t("csv-import|columns|open"),
    errors: others.map(({ id, field, code }) => ({ id, text: issueText(field, code) })),
  };
  return missing && duplicates ? (
    <ErrorSummary {...missing} more={[duplicates, invalid]} rejections={submitCount} />
  ) : null;
}

const groups: readonly { name: FieldGroup | "image"; fields: readonly ImportField[] }[] = [
  ...fieldGroups.map((name) => ({ name, fields: fieldsOf(name) })),
  { name: "image", fields: ["mainImageUrl", "csvMainImageBase64"] },
];

/** With the columns that say something of them beside: the unit of a quantity, what a price is for. */
function fieldsOf(group: FieldGroup): readonly ImportField[] {
  const fields = fieldsThat({ group });
  switch (group) {
    case "price":
      return ["quantity", "quantityUnit", "pricePerProductInCt", "pricePer", "currency"];
    case "recognition":
      return [...fields, "listingId"];
    default:
      return fields;
  }
}

interface ColumnsFormProps extends MappedImport {
  hints: ColumnConfidences;
}

export function ColumnsForm({ hints, ...mapped }: ColumnsFormProps) {
  const t = useTranslations();
  const { form, submit, failure, isBusy } = useColumnsForm(mapped);
  const part = { form, columns: mapped.columns };
  return (
    <form noValidate onSubmit={submit} className="max-w-4xl">
      <ScriptFields className="space-y-10">
        <StepFailure failure={failure} />
        <MappingSummary form={form} />
        {groups.map(({ name, fields }) => (
          <FormSection key={name} title={t(`csv-import|columns|group|${name}`)}>
            <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
              {fields.map((field) =>
                field === "alternateProductCodes" ? (
                  <AlternateColumns key={field} {...part} hint={hints[field]} />
                ) : (
                  <ColumnField key={field} {...part} field={field} hint={hints[field]} />
                ),
              )}
            </div>
          </FormSection>
        ))}
        <UnusedColumns {...part} />
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

function UnusedColumns({ form, columns }: MappingPart) {
  const t = useTranslations();
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const used = new Set([...Object.values(entered.columns), ...entered.alternateProductCodes]);
  const unused = columns.flatMap((column, place) =>
    used.has(String(place)) || column.filled === 0 ? [] : [shortName(t, column, place)],
  );
  return (
    <p className="wrap-anywhere text-steel-3">
      {unused.length === 0
        ? t("csv-import|columns|unused|none")
        : t("csv-import|columns|unused", { columns: unused.join(", ") })}
    </p>
  );
}

function shortName(t: Parameters<typeof columnName>[0], column: ColumnFacts, place: number) {
  return column.heading.replace(/\s+/g, " ").trim() || columnName(t, column, place);
}

type MappedImport = Pick<CsvImport, "id" | "columns" | "mapping">;

function useColumnsForm({ id, columns, mapping }: MappedImport) {
  return useStepForm<EnteredMapping>({
    draftName: `${id}:columns`,
    initial: enteredMappingOf(mapping, columns),
    issuesOf: (entered) => issuesOfMapping(entered, columns),
    fieldAt: controlAt,
    save: (entered) => updateCsvImportAction({ id, mapping: mappingOf(entered) }),
    next: `/csv-import/${id}/defaults`,
  });
}
