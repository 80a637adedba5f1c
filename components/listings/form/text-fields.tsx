"use client";

import { useTranslations } from "next-intl";
import { TextareaField, TextField } from "@/components/ui/text-field";
import { FormSection } from "./form-section";
import { useFieldError, type WithForm } from "./with-form";

export function TextFields({ form }: WithForm) {
  const t = useTranslations();
  const error = useFieldError(form);
  return (
    <FormSection title={t("listing|form|section|texts")}>
      <TextField
        label={t("listing|form|nameDe")}
        error={error("nameDe")}
        required
        lang="de"
        {...form.register("nameDe")}
      />
      <TextareaField
        label={t("listing|form|descriptionDe")}
        hint={t("listing|form|descriptionDe|hint")}
        error={error("descriptionDe")}
        required
        lang="de"
        {...form.register("descriptionDe")}
      />
      <TextField
        label={t("listing|form|nameEn")}
        hint={t("listing|form|nameEn|hint")}
        error={error("nameEn")}
        lang="en"
        {...form.register("nameEn")}
      />
      <TextareaField
        label={t("listing|form|descriptionEn")}
        error={error("descriptionEn")}
        lang="en"
        {...form.register("descriptionEn")}
      />
    </FormSection>
  );
}
