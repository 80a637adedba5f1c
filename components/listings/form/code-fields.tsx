"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { TextField } from "@/components/ui/text-field";
import { FormSection } from "./form-section";
import { alternateCodeOf } from "./number-text";
import { useFieldError, type WithForm } from "./with-form";

export function CodeFields({
  form,
  manufacturerNames,
}: WithForm & { manufacturerNames: string[] }) {
  const t = useTranslations();
  const error = useFieldError(form);
  return (
    <FormSection title={t("listing|form|section|codes")}>
      <TextField
        label={t("listing|form|manufacturer")}
        hint={t("listing|form|manufacturer|hint")}
        error={error("manufacturer")}
        required
        list="manufacturers"
        autoComplete="off"
        {...form.register("manufacturer.name")}
      />
      <datalist id="manufacturers">
        {manufacturerNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t("listing|form|mpn")}
        hint={t("listing|form|mpn|hint")}
        error={error("mpn")}
        className="font-mono"
        {...form.register("mpn")}
      />
      <TextField
        label={t("listing|form|ean")}
        error={error("ean")}
        className="font-mono"
        inputMode="numeric"
        {...form.register("ean")}
      />
      <AlternateCodes form={form} />
    </FormSection>
  );
}

function AlternateCodes({ form }: WithForm) {
  const t = useTranslations();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: "alternateProductCodes",
  });
  return (
    <fieldset id="alternateProductCodes">
      <legend className="mb-1 font-semibold">{t("listing|form|alternateProductCodes")}</legend>
      <p className="mb-2 text-sm text-steel-3">{t("listing|form|alternateProductCodes|hint")}</p>
      <ul className="space-y-2">
        {fields.map((field, index) => (
          <li key={field.id} className="flex gap-2">
            <Input
              aria-label={t("listing|form|alternateProductCodes|row", { row: String(index + 1) })}
              className="font-mono"
              {...form.register(`alternateProductCodes.${index}.code`, {
                onChange: (event) =>
                  form.setValue(
                    `alternateProductCodes.${index}.code`,
                    alternateCodeOf(event.target.value),
                  ),
              })}
            />
            <Button variant="quiet" onClick={() => remove(index)}>
              <X size={16} aria-hidden="true" />
              {t("listing|form|alternateProductCodes|remove")}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-2" onClick={() => append({ code: "" })}>
        <Plus size={16} aria-hidden="true" />
        {t("listing|form|alternateProductCodes|add")}
      </Button>
    </fieldset>
  );
}
