"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { RadioChoice } from "@/components/form/radio-choice";
import { FieldError } from "@/components/ui/inputs/field";
import { TextField } from "@/components/ui/inputs/text-field";
import { listingCondition } from "@/lib/listings/schema";
import { digitsOf, gramsOf } from "@/lib/text/typed-amounts";
import { FieldPair, FormSection } from "./form-section";
import { type ListingFormPart, registeredField } from "./listing-form-part";
import { useCaret } from "./use-caret";
import { useSetter } from "./use-setter";

export function ConditionAndOriginFields({ form }: ListingFormPart) {
  const t = useTranslations();
  const set = useSetter(form);
  const error = useErrorText(form);
  const condition = useWatch({ control: form.control, name: "condition" });
  const conditionError = error("condition");
  return (
    <FormSection title={t("listing|form|section|condition")}>
      <fieldset id="condition" tabIndex={-1}>
        <legend className="mb-1 font-semibold">{t("listing|form|condition")}</legend>
        <div className="grid gap-x-6 md:grid-cols-2">
          {[...listingCondition.options, "" as const].map((value) => {
            const kind = value || "none";
            return (
              <RadioChoice
                key={kind}
                id={`condition-${kind}`}
                name="condition"
                value={value}
                label={value ? t(`listing|condition|${value}`) : t("listing|form|condition|none")}
                hint={t(`listing|form|condition|${kind}|hint`)}
                checked={condition === value}
                onChange={() => set({ condition: value })}
              />
            );
          })}
        </div>
        {conditionError ? <FieldError id="condition-error">{conditionError}</FieldError> : null}
      </fieldset>
      <FieldPair>
        <YearField form={form} />
        <TextField
          label={t("listing|form|dateCode")}
          hint={t("listing|form|dateCode|hint")}
          error={error("dateCode")}
          className="font-mono"
          autoComplete="off"
          {...registeredField(form, "dateCode")}
        />
      </FieldPair>
      <FieldPair>
        <WeightField form={form} />
        <TextField
          label={t("listing|form|countryOfOrigin")}
          hint={t("listing|form|countryOfOrigin|hint")}
          error={error("countryOfOrigin")}
          autoComplete="off"
          {...registeredField(form, "countryOfOrigin")}
        />
      </FieldPair>
    </FormSection>
  );
}

function YearField({ form }: ListingFormPart) {
  const t = useTranslations();
  const set = useSetter(form);
  const { ref, put } = useCaret();
  return (
    <TextField
      name="yearOfManufacture"
      label={t("listing|form|yearOfManufacture")}
      hint={t("listing|form|yearOfManufacture|hint")}
      error={useErrorText(form)("yearOfManufacture")}
      className="font-mono"
      inputMode="numeric"
      autoComplete="off"
      ref={ref}
      value={useWatch({ control: form.control, name: "yearOfManufacture" })}
      onChange={({ target }) => {
        put(digitsOf(target.value.slice(0, target.selectionStart ?? 0)).length);
        set({ yearOfManufacture: digitsOf(target.value).slice(0, 4) });
      }}
    />
  );
}

/** Kilograms become grams when the field is left, where the user sees it. */
function WeightField({ form }: ListingFormPart) {
  const t = useTranslations();
  const set = useSetter(form);
  const weight = useWatch({ control: form.control, name: "weightInGrams" });

  function showGrams(): void {
    const grams = gramsOf(weight);
    if (grams !== null) {
      set({ weightInGrams: String(grams) });
    }
  }

  return (
    <TextField
      label={t("listing|form|weightInGrams")}
      hint={t("listing|form|weightInGrams|hint")}
      error={useErrorText(form)("weightInGrams")}
      className="font-mono"
      inputMode="decimal"
      autoComplete="off"
      {...registeredField(form, "weightInGrams")}
      onBlur={showGrams}
    />
  );
}
