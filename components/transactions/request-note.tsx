import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/ui/text-field";

interface RequestNoteProps {
  note: string;
  error?: string | undefined;
  disabled?: boolean;
}

/** What the buyer tells the seller: the same field before and behind the login. */
export function RequestNote({ note, error, disabled }: RequestNoteProps) {
  const t = useTranslations();
  return (
    <TextareaField
      name="note"
      rows={3}
      maxLength={2000}
      disabled={disabled}
      defaultValue={note}
      label={t("transaction|request|note")}
      hint={t("transaction|request|note|hint")}
      error={error}
    />
  );
}
