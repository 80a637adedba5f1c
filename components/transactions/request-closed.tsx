import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TextareaField } from "@/components/ui/text-field";
import { RequestNote } from "./request-note";
import { RequestQuantity } from "./request-quantity";

interface RequestClosedProps {
  /** What somebody had typed while the listing could still be requested. */
  quantity?: string | undefined;
  note?: string | undefined;
}

/** In place of the form on a listing that cannot be requested: disabled (contract §5), and what was typed to take along. */
export function RequestClosed({ quantity = "", note = "" }: RequestClosedProps) {
  const t = useTranslations();
  return (
    <div className="space-y-4">
      <RequestQuantity
        key={quantity}
        quantity={quantity}
        {...(quantity.trim() === "" ? { disabled: true } : { readOnly: true })}
      />
      {note.trim() === "" ? (
        <RequestNote note="" disabled />
      ) : (
        <TextareaField
          name="note"
          rows={5}
          readOnly
          value={note}
          label={t("transaction|request|note|kept")}
        />
      )}
      <Button type="button" variant="amber" disabled className="w-full">
        {t("transaction|request|submit")}
      </Button>
    </div>
  );
}
