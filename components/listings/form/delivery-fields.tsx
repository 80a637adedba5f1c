"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { Checkbox } from "@/components/ui/input";
import { TextField } from "@/components/ui/text-field";
import { FormSection } from "./form-section";
import { PriceField } from "./price-field";
import { useFieldError, type WithForm } from "./with-form";

export function DeliveryFields({ form }: WithForm) {
  const t = useTranslations();
  const error = useFieldError(form);
  const [shippingPossible, shippingPriceInCt] = useWatch({
    control: form.control,
    name: ["shippingPossible", "shippingPriceInCt"],
  });

  /** When shipping is off, its price is cleared and disabled (spec §4). */
  function setShipping(possible: boolean): void {
    form.setValue("shippingPossible", possible, { shouldValidate: form.formState.isSubmitted });
    if (!possible) {
      form.setValue("shippingPriceInCt", null);
    }
  }

  return (
    <FormSection title={t("listing|form|section|delivery")}>
      <fieldset className="space-y-2">
        <legend className="mb-1 font-semibold">{t("listing|form|delivery")}</legend>
        <Checkbox
          id="shippingPossible"
          label={t("listing|form|shippingPossible")}
          checked={shippingPossible}
          onChange={(event) => setShipping(event.target.checked)}
        />
        <DeliveryError id="shippingPossible-error" text={error("shippingPossible")} />
        <Checkbox
          id="pickupPossible"
          label={t("listing|form|pickupPossible")}
          {...form.register("pickupPossible", { deps: ["shippingPossible"] })}
        />
        <DeliveryError id="pickupPossible-error" text={error("pickupPossible")} />
      </fieldset>
      <PriceField
        name="shippingPriceInCt"
        label={t("listing|form|shippingPriceInCt")}
        hint={t("listing|form|shippingPriceInCt|hint")}
        error={error("shippingPriceInCt")}
        disabled={!shippingPossible}
        valueInCt={shippingPriceInCt}
        onChange={(value) => form.setValue("shippingPriceInCt", value)}
      />
      <TextField
        label={t("listing|form|shippingNote")}
        hint={t("listing|form|shippingNote|hint")}
        error={error("shippingNote")}
        {...form.register("shippingNote")}
      />
    </FormSection>
  );
}

function DeliveryError({ id, text }: { id: string; text: string | undefined }) {
  return text ? <FieldError id={id}>{text}</FieldError> : null;
}
