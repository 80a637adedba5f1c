import { useTranslations } from "next-intl";
import { TextareaField, TextField } from "@/components/ui/text-field";

interface RequestFieldsProps {
  least: number;
  most: number;
  quantity: string;
  note: string;
  disabled?: boolean;
  quantityError?: string;
  noteError?: string;
  onQuantity?: (quantity: string) => void;
}

/** Quantity and note: the same fields before and behind the login. */
export function RequestFields(props: RequestFieldsProps) {
  const t = useTranslations();
  const { least, most, quantity, note, disabled, onQuantity } = props;
  return (
    <>
      <TextField
        name="quantity"
        type="number"
        numeric
        min={least}
        max={most}
        step={1}
        required
        disabled={disabled}
        defaultValue={quantity}
        onChange={onQuantity && ((event) => onQuantity(event.target.value))}
        label={t("transaction|request|quantity")}
        unit={t("transaction|request|pieces")}
        error={props.quantityError}
      />
      <TextareaField
        name="note"
        rows={3}
        maxLength={2000}
        disabled={disabled}
        defaultValue={note}
        label={t("transaction|request|note")}
        hint={t("transaction|request|note|hint")}
        error={props.noteError}
      />
    </>
  );
}
