"use client";

import { useTranslations } from "next-intl";
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { FormSection } from "@/components/listings/form/form-section";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorSummary } from "@/components/ui/error-summary";
import { ScriptFields } from "@/components/ui/script-fields";
import { checkCsvImportAction, updateCsvImportAction } from "@/lib/csv-import/actions";
import type { CsvImport } from "@/lib/csv-import/csv-import";
import {
  choiceFieldAt,
  choicesOf,
  type EnteredChoices,
  enteredChoicesOf,
  issuesOfChoices,
} from "@/lib/csv-import/entered-choices";
import type { Issue } from "@/lib/errors/issues";
import { useIssueText } from "@/lib/i18n/issue-text";
import { RadioChoice } from "../radio-choice";
import { StepFailure } from "../step-form";
import { useStepForm } from "../use-step-form";
import { type ChoicesPart, useFedText } from "./choices-form";
import { presetChoices, stockHeadingOf } from "./preset-quantity";
import { DeliveryDefaults, SellingDefaults } from "./selling-defaults";

const choicesResolver: Resolver<EnteredChoices> = (values) => {
  const errors = errorsOf(issuesOfChoices(values));
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

function errorsOf(issues: readonly Issue[]): FieldErrors<EnteredChoices> {
  const errors: FieldErrors<EnteredChoices> = {};
  for (const { path, code } of issues) {
    set(errors, choiceFieldAt(path), { type: code, message: code });
  }
  return errors;
}

type ChosenImport = Pick<CsvImport, "id" | "columns" | "mapping" | "choices" | "choicesFrom">;

function useDefaultsForm(chosen: ChosenImport) {
  const { id } = chosen;
  return useStepForm<EnteredChoices>({
    draftName: `${id}:defaults`,
    initial: enteredChoicesOf(presetChoices(chosen)),
    resolver: choicesResolver,
    errorsOf,
    async save(entered) {
      const saved = await updateCsvImportAction({ id, choices: choicesOf(entered) });
      return saved.ok ? checkCsvImportAction({ id }) : saved;
    },
    next: `/csv-import/${id}`,
  });
}

export function DefaultsForm(chosen: ChosenImport) {
  const t = useTranslations();
  const issueText = useIssueText();
  const fedText = useFedText(chosen);
  const { form, submit, failure, isBusy } = useDefaultsForm(chosen);
  const { errors, submitCount } = form.formState;
  const faults = Object.entries(errors).map(([id, error]) => ({
    id,
    text: issueText(id, String(error?.message)),
  }));
  return (
    <form noValidate onSubmit={submit} className="max-w-2xl">
      <ScriptFields className="space-y-10">
        <StepFailure failure={failure} />
        <ErrorSummary title={t("listing|form|faults")} errors={faults} refusals={submitCount} />
        <FormSection title={t("csv-import|defaults|unsaid")}>
          <DeliveryDefaults form={form} fedText={fedText} />
          <SellingDefaults form={form} fedText={fedText} />
        </FormSection>
        <FormSection title={t("csv-import|defaults|known")}>
          <p className="text-steel-3">{t("csv-import|defaults|known|text")}</p>
          <ExistingChoices
            form={form}
            stockHeading={chosen.choicesFrom === "preset" ? stockHeadingOf(chosen) : null}
          />
        </FormSection>
        <div className="flex flex-wrap gap-3 border-t pt-6">
          <ButtonLink href={`/csv-import/${chosen.id}/columns`} variant="quiet">
            {t("csv-import|back")}
          </ButtonLink>
          <Button type="submit" busy={isBusy}>
            {t("csv-import|defaults|next")}
          </Button>
        </div>
      </ScriptFields>
    </form>
  );
}

const questions = [
  { name: "existing", ways: ["update", "skip"] },
  { name: "blankCells", ways: ["keep", "clear"] },
  { name: "quantityMeans", ways: ["total", "inStock"] },
] as const;
const blankNoteId = "blankCells-required";

interface ExistingChoicesProps extends ChoicesPart {
  stockHeading: string | null;
}

function ExistingChoices({ form, stockHeading }: ExistingChoicesProps) {
  const t = useTranslations();
  const reason =
    stockHeading && t("csv-import|defaults|quantityMeans|preset", { heading: stockHeading });
  return questions.map(({ name, ways }) => (
    <fieldset key={name} aria-describedby={name === "blankCells" ? blankNoteId : undefined}>
      <legend className="mb-1 font-semibold">{t(`csv-import|defaults|${name}`)}</legend>
      {name === "blankCells" ? (
        <p id={blankNoteId} className="text-sm text-steel-3">
          {t("csv-import|defaults|blankCells|required")}
        </p>
      ) : null}
      {ways.map((way) => (
        <RadioChoice
          key={way}
          id={`${name}-${way}`}
          value={way}
          label={t(`csv-import|defaults|${name}|${way}` as never)}
          hint={[
            t(`csv-import|defaults|${name}|${way}|hint` as never),
            way === "inStock" ? reason : null,
          ]
            .filter(Boolean)
            .join(" ")}
          {...form.register(name)}
          defaultChecked={form.getValues(name) === way}
        />
      ))}
    </fieldset>
  ));
}
