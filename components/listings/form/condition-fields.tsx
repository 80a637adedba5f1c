"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { RadioChoice } from "@/components/form/radio-choice";
import { FieldError } from "@/components/ui/inputs/field";
import { TextField } from "@/components/ui/inputs/text-field";
import { listingCondition } from "@/lib/listings/schema";
import { digitsOf } from "@/lib/text/typed-number";
import { FieldPair, FormSection } from "./form-section";
import { useCaret } from "./use-caret";
import { registered, useSetter, type WithForm } from "./with-form";

export function ConditionFields({ form }: WithForm) {
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
        <DigitsField form={form} name="yearOfManufacture" maxDigits={4} />
        <TextField
          label={t("listing|form|dateCode")}
          hint={t("listing|form|dateCode|hint")}
          error={error("dateCode")}
          className="font-mono"
          autoComplete="off"
          {...registered(form, "dateCode")}
        />
      </FieldPair>
      <FieldPair>
        <DigitsField form={form} name="weightInGrams" maxDigits={8} />
        <TextField
          label={t("listing|form|countryOfOrigin")}
          hint={t("listing|form|countryOfOrigin|hint")}
          error={error("countryOfOrigin")}
          autoComplete="off"
          {...registered(form, "countryOfOrigin")}
        />
      </FieldPair>
    </FormSection>
  );
}

interface DigitsFieldProps extends WithForm {
  name: "yearOfManufacture" | "weightInGrams";
  maxDigits: number;
}

function DigitsField({ form, name, maxDigits }: DigitsFieldProps) {
  const t = useTranslations();
  const set = useSetter(form);
  const { ref, put } = useCaret();
  return (
    <TextField
      name={name}
      label={t(`listing|form|${name}`)}
      hint={t(`listing|form|${name}|hint`)}
      error={useErrorText(form)(name)}
      className="font-mono"
      inputMode="numeric"
      autoComplete="off"
      ref={ref}
      value={useWatch({ control: form.control, name })}
      onChange={({ target }) => {
        put(digitsOf(target.value.slice(0, target.selectionStart ?? 0)).length);
        set({ [name]: digitsOf(target.value).slice(0, maxDigits) });
      }}
    />
  );
}
