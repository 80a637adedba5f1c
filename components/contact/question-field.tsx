import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { TextareaField } from "@/components/ui/inputs/text-field";
import { formatInteger } from "@/lib/i18n/formats";

type QuestionFieldProps = Partial<ComponentProps<typeof TextareaField>> & { max: number };

export function QuestionField({ max, ...rest }: QuestionFieldProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <>
      <p className="text-sm text-steel-3">{t("contact|notice")}</p>
      <TextareaField
        name="question"
        rows={4}
        required
        label={t("contact|question")}
        hint={t("contact|question|hint", { max: formatInteger(max, locale) })}
        {...rest}
      />
    </>
  );
}
