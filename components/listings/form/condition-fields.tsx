"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { listingCondition } from "@/lib/listings/schema";
import { FieldPair, FormSection } from "./form-section";
import { digitsOf } from "./number-text";
import { useCaret } from "./use-caret";
import { registered, useFieldError, useSetter, type WithForm } from "./with-form";

export function ConditionFields({ form }: WithForm) {
  const t = useTranslations();
  const set = useSetter(form);
  const error = useFieldError(form);
  const condition = useWatch({ control: form.control, name: "condition" });
  const fault = error("condition");
  return (
    <FormSection title={t("listing|form|section|condition")}>
      <fieldset id="condition" tabIndex={-1} className="@container">
        <legend className="mb-1 font-semibold">{t("listing|form|condition")}</legend>
        <div className="grid gap-x-6 @2xl:grid-cols-2">
          {listingCondition.options.map((value) => (
            <ConditionChoice
              key={value}
              value={value}
              label={t(`listing|condition|${value}`)}
              hint={t(`listing|form|condition|${value}|hint`)}
              isChosen={condition === value}
              onChoose={() => set({ condition: value })}
            />
          ))}
          <ConditionChoice
            value=""
            label={t("listing|form|condition|none")}
            hint={t("listing|form|condition|none|hint")}
            isChosen={condition === ""}
            onChoose={() => set({ condition: "" })}
          />
        </div>
        {fault ? <FieldError id="condition-error">{fault}</FieldError> : null}
      </fieldset>
      <FieldPair>
        <YearField form={form} />
        <TextField
          label={t("listing|form|dateCode")}
          hint={t("listing|form|dateCode|hint")}
          error={error("dateCode")}
          className="font-mono"
          autoComplete="off"
          {...registered(form, "dateCode")}
        />
      </FieldPair>
    </FormSection>
  );
}

function YearField({ form }: WithForm) {
  const t = useTranslations();
  const set = useSetter(form);
  const { ref, put } = useCaret();
  return (
    <TextField
      name="yearOfManufacture"
      label={t("listing|form|yearOfManufacture")}
      hint={t("listing|form|yearOfManufacture|hint")}
      error={useFieldError(form)("yearOfManufacture")}
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

interface ConditionChoiceProps {
  value: string;
  label: string;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
}

function ConditionChoice({ value, label, hint, isChosen, onChoose }: ConditionChoiceProps) {
  const id = `condition-${value || "none"}`;
  return (
    <div className="flex gap-2 py-1.5">
      <input
        type="radio"
        id={id}
        name="condition"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0"
      />
      <div className="relative">
        <label htmlFor={id} className="after:absolute after:-inset-y-1 after:inset-x-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-steel-3">
          {hint}
        </p>
      </div>
    </div>
  );
}
