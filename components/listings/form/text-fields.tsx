"use client";

import { useTranslations } from "next-intl";
import { TextareaField, TextField } from "@/components/ui/text-field";
import { FieldCount } from "./field-count";
import { FieldPair } from "./field-pair";
import { FormSection } from "./form-section";
import { registered } from "./registered";
import { useFieldError, type WithForm } from "./with-form";

const maxName = 200;
const maxDescription = 10_000;

/** German texts, which everyone reads unless there are English ones. Names are long: each has the whole width. */
export function TextFields({ form }: WithForm) {
  const t = useTranslations();
  const error = useFieldError(form);
  return (
    <FormSection title={t("listing|form|section|texts")}>
      <TextField
        label={t("listing|form|nameDe")}
        error={error("nameDe")}
        footnote={<FieldCount form={form} name="nameDe" max={maxName} />}
        required
        lang="de"
        {...registered(form, "nameDe")}
      />
      <TextField
        label={t("listing|form|nameEn")}
        hint={t("listing|form|nameEn|hint")}
        error={error("nameEn")}
        footnote={<FieldCount form={form} name="nameEn" max={maxName} />}
        lang="en"
        {...registered(form, "nameEn")}
      />
      <FieldPair isLong>
        <TextareaField
          label={t("listing|form|descriptionDe")}
          hint={t("listing|form|descriptionDe|hint")}
          error={error("descriptionDe")}
          footnote={<FieldCount form={form} name="descriptionDe" max={maxDescription} />}
          required
          rows={7}
          lang="de"
          {...registered(form, "descriptionDe")}
        />
        <TextareaField
          label={t("listing|form|descriptionEn")}
          hint={t("listing|form|descriptionEn|hint")}
          error={error("descriptionEn")}
          footnote={<FieldCount form={form} name="descriptionEn" max={maxDescription} />}
          rows={7}
          lang="en"
          {...registered(form, "descriptionEn")}
        />
      </FieldPair>
    </FormSection>
  );
}
