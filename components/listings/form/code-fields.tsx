"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/text-field";
import { AlternateCodes } from "./alternate-codes";
import { EanField } from "./ean-field";
import { FormSection } from "./form-section";
import { ListedAlready } from "./listed-already";
import { ManufacturerField } from "./manufacturer-field";
import { registered } from "./registered";
import { useFieldError, type WithForm } from "./with-form";

interface CodeFieldsProps extends WithForm {
  /** Whose new listing it is; null where one is edited. */
  newOf: string | null;
}

export function CodeFields({ form, newOf }: CodeFieldsProps) {
  const t = useTranslations();
  const error = useFieldError(form);
  return (
    <FormSection title={t("listing|form|section|codes")}>
      <ManufacturerField form={form} />
      <TextField
        label={t("listing|form|mpn")}
        hint={t("listing|form|mpn|hint")}
        error={error("mpn")}
        className="font-mono"
        autoComplete="off"
        footnote={newOf === null ? null : <ListedAlready form={form} userId={newOf} />}
        {...registered(form, "mpn")}
      />
      <EanField form={form} />
      <AlternateCodes form={form} />
      <TextField
        label={t("listing|form|ownArticleNumber")}
        hint={t("listing|form|ownArticleNumber|hint")}
        error={error("ownArticleNumber")}
        className="font-mono"
        autoComplete="off"
        {...registered(form, "ownArticleNumber")}
      />
    </FormSection>
  );
}
