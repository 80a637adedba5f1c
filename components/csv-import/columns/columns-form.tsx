"use client";

import { useTranslations } from "next-intl";
import { FormSection } from "@/components/listings/form/form-section";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ScriptFields } from "@/components/ui/script-fields";
import { StepFailure } from "../step-failure";
import { AlternateColumns } from "./alternate-columns";
import { ColumnField } from "./column-field";
import { fieldGroups } from "./field-groups";
import type { MappingHints } from "./mapping-hints";
import { MappingSummary } from "./mapping-summary";
import { UnusedColumns } from "./unused-columns";
import { type MappedImport, useColumnsForm } from "./use-columns-form";

interface ColumnsFormProps extends MappedImport {
  hints: MappingHints;
}

/** Which column of the file feeds which field (spec §5, CSV import). */
export function ColumnsForm({ hints, ...mapped }: ColumnsFormProps) {
  const t = useTranslations();
  const { form, submit, failure, isBusy } = useColumnsForm(mapped);
  const part = { form, columns: mapped.columns };
  return (
    <form noValidate onSubmit={submit} className="max-w-4xl">
      <ScriptFields className="space-y-10">
        <StepFailure failure={failure} />
        <MappingSummary form={form} />
        {fieldGroups.map(({ name, fields }) => (
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
