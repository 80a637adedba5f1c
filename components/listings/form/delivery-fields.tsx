"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { TextField } from "@/components/ui/inputs/text-field";
import { DeliveryChoices } from "./delivery-choices";
import { FieldCount, FormSection } from "./form-section";
import { type ListingFormPart, registeredField } from "./listing-form-part";
import { PriceField } from "./prices/price-field";
import { useSetter } from "./use-setter";

const maxNote = 500;

export function DeliveryFields({ form }: ListingFormPart) {
  const t = useTranslations();
  const error = useErrorText(form);
  const set = useSetter(form);
  const [shippingPossible, pickupPossible, shippingPriceInCt] = useWatch({
    control: form.control,
    name: ["shippingPossible", "pickupPossible", "shippingPriceInCt"],
  });

  function choose(changes: { shippingPossible: boolean; pickupPossible: boolean }): void {
    set({ ...changes, ...(!changes.shippingPossible && { shippingPriceInCt: null }) });
  }

  return (
    <FormSection title={t("listing|form|section|delivery")}>
      <DeliveryChoices
        shippingPossible={shippingPossible}
        pickupPossible={pickupPossible}
        error={error}
        onChange={choose}
      />
      <PriceField
        name="shippingPriceInCt"
        label={t("listing|form|shippingPriceInCt")}
        hint={t(`listing|form|shippingPriceInCt|${shippingPossible ? "hint" : "off"}`)}
        error={error("shippingPriceInCt")}
        disabled={!shippingPossible}
        valueInCt={shippingPriceInCt}
        onChange={(value) => set({ shippingPriceInCt: value })}
      />
      <TextField
        label={t("listing|form|shippingNote")}
        hint={t("listing|form|shippingNote|hint")}
        error={error("shippingNote")}
        footnote={<FieldCount form={form} name="shippingNote" max={maxNote} />}
        {...registeredField(form, "shippingNote")}
      />
    </FormSection>
  );
}
