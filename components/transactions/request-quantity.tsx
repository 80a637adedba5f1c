import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/text-field";

interface RequestQuantityProps {
  quantity: string;
  /** The one quantity that can be requested: it is told, not asked. */
  isFixed?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

/** The quantity where no script looks after it: number keys, no wheel (spec §5); a way back in the browser restores it. */
export function RequestQuantity({ quantity, isFixed, disabled, readOnly }: RequestQuantityProps) {
  const t = useTranslations();
  return (
    <TextField
      name="quantity"
      inputMode="numeric"
      pattern="[\d.\s]*"
      title={isFixed ? undefined : t("transaction|request|hint|whole")}
      numeric
      required={!disabled && !readOnly}
      readOnly={isFixed || readOnly}
      disabled={disabled}
      defaultValue={quantity}
      label={t("transaction|request|quantity")}
      unit={t("transaction|request|pieces")}
      hint={isFixed ? t("transaction|request|fixed") : undefined}
    />
  );
}
