"use client";

import { useTranslations } from "next-intl";
import { RadioChoice } from "@/components/form/radio-choice";
import { FormSection } from "@/components/listings/form/form-section";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { checkCsvImportAction, updateCsvImportAction } from "@/lib/actions/csv-import";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import {
  choiceFieldAt,
  choicesOf,
  type EnteredChoices,
  enteredChoicesOf,
  issuesOfChoices,
} from "@/lib/csv-import/map/choices-form";
import { useIssueText } from "@/lib/i18n/issue-text";
import { columnName } from "../column-name";
import { StepFailure } from "../import-action-form";
import { useStepForm } from "../use-step-form";
import { type DefaultsPart, DeliveryDefaults, SellingDefaults } from "./selling-defaults";

type ChosenImport = Pick<CsvImport, "id" | "columns" | "mapping" | "choices" | "choicesFrom">;

function useDefaultsForm(chosen: ChosenImport) {
  const { id } = chosen;
  return useStepForm<EnteredChoices>({
    draftName: `${id}:defaults`,
    initial: enteredChoicesOf(presetChoices(chosen)),
    issuesOf: issuesOfChoices,
    fieldAt: choiceFieldAt,
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
  const columnText: DefaultsPart["columnText"] = (field) => {
    const place = chosen.mapping.columns[field];
    const column = place === undefined ? undefined : chosen.columns[place];
    return column && place !== undefined
      ? t("csv-import|defaults|fed", { column: columnName(t, column, place) })
      : null;
  };
  const { form, submit, failure, isBusy } = useDefaultsForm(chosen);
  const { errors, submitCount } = form.formState;
  const summaryErrors = Object.entries(errors).map(([id, error]) => ({
    id,
    text: issueText(id, String(error?.message)),
  }));
  return (
    <form noValidate onSubmit={submit} className="max-w-2xl">
      <ScriptFields className="space-y-10">
        <StepFailure failure={failure} />
        <ErrorSummary
          title={t("listing|form|errors")}
          errors={summaryErrors}
          rejections={submitCount}
        />
        <FormSection title={t("csv-import|defaults|unsaid")}>
          <DeliveryDefaults form={form} columnText={columnText} />
          <SellingDefaults form={form} columnText={columnText} />
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

interface ExistingChoicesProps extends Pick<DefaultsPart, "form"> {
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

type Mapped = Pick<CsvImport, "columns" | "mapping">;

const stock = /bestand|labst|verfügbar|verfuegbar|frei\s*verw|on[\s-]?hand|stock|available/i;

function stockHeadingOf({ columns, mapping }: Mapped): string | null {
  const place = mapping.columns.quantity;
  const heading =
    (place !== undefined && columns[place]?.heading.replace(/\s+/g, " ").trim()) || "";
  return stock.test(heading) ? heading : null;
}

export function presetChoices({
  choices,
  choicesFrom,
  ...mapped
}: Mapped & Pick<CsvImport, "choices" | "choicesFrom">): CsvImport["choices"] {
  return choicesFrom === "preset" && stockHeadingOf(mapped) !== null
    ? { ...choices, quantityMeans: "inStock" }
    : choices;
}
