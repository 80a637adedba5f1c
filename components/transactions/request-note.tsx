import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { TextareaField } from "@/components/ui/text-field";
import { formatInteger } from "@/lib/i18n/formats";
import { maxNoteLength } from "@/lib/transactions/rules";

interface RequestNoteProps extends Partial<ComponentProps<typeof TextareaField>> {
  note: string;
}

/** What the buyer tells the seller: the same field before and behind the login. What is too long is told, not cut off. */
export function RequestNote({ note, ...rest }: RequestNoteProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <TextareaField
      name="note"
      rows={3}
      defaultValue={note}
      label={t("transaction|request|note")}
      hint={t("transaction|request|note|hint", { max: formatInteger(maxNoteLength, locale) })}
      {...rest}
    />
  );
}
