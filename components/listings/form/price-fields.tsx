"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/input";
import { formatEuros } from "@/lib/i18n/formats";
import { FormSection } from "./form-section";
import {
  type ListingFormValues,
  withBundleOnly,
  withEntered,
  withMinimum,
  withQuantity,
} from "./form-values";
import { PriceField } from "./price-field";
import { QuantityField } from "./quantity-field";
import { useFieldError, type WithForm } from "./with-form";

export function PriceFields({ form }: WithForm) {
  const t = useTranslations();
  const error = useFieldError(form);
  const [pricePerProductInCt, quantity, minOrderQuantity, bundleOnly] = useWatch({
    control: form.control,
    name: ["pricePerProductInCt", "quantity", "minOrderQuantity", "bundleOnly"],
  });

  const stock = { quantity, bundleOnly, minOrderQuantity };

  function set(changes: Partial<ListingFormValues>): void {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof ListingFormValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  }

  return (
    <FormSection title={t("listing|form|section|price")}>
      <div className="grid gap-5 md:grid-cols-2">
        <QuantityField
          name="quantity"
          label={t("listing|form|quantity")}
          unit={t("listing|form|pieces")}
          error={error("quantity")}
          required
          value={quantity}
          onChange={(value) => set(withQuantity(stock, value))}
          onEntered={(value) => set(withEntered(withQuantity(stock, value)))}
        />
        <PriceField
          name="pricePerProductInCt"
          label={t("listing|form|pricePerProductInCt")}
          hint={t("listing|form|pricePerProductInCt|hint")}
          error={error("pricePerProductInCt")}
          required
          valueInCt={pricePerProductInCt}
          onChange={(value) => set({ pricePerProductInCt: value })}
        />
        <QuantityField
          name="minOrderQuantity"
          label={t("listing|form|minOrderQuantity")}
          unit={t("listing|form|pieces")}
          error={error("minOrderQuantity")}
          required
          value={minOrderQuantity}
          max={quantity}
          onChange={(value) => set(withMinimum(stock, value))}
          onEntered={(value) => set(withEntered({ ...stock, minOrderQuantity: value }))}
        />
        <div>
          <p className="mb-1 font-semibold">{t("listing|form|priceForBundle")}</p>
          <output className="block py-2 text-end font-mono" htmlFor="pricePerProductInCt quantity">
            {formatEuros(pricePerProductInCt * quantity)}
          </output>
        </div>
      </div>
      <Checkbox
        id="bundleOnly"
        label={t("listing|form|bundleOnly")}
        checked={bundleOnly}
        onChange={(event) => set(withBundleOnly({ quantity }, event.target.checked))}
      />
    </FormSection>
  );
}
