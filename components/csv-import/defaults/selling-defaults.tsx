"use client";

import { useTranslations } from "next-intl";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { DeliveryChoices } from "@/components/listings/form/delivery-choices";
import { PriceField } from "@/components/listings/form/prices/price-field";
import { QuantityField } from "@/components/listings/form/prices/quantity-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/inputs/input";
import { SelectField, TextField } from "@/components/ui/inputs/text-field";
import type { EnteredChoices } from "@/lib/csv-import/map/choices-form";
import type { ImportChoices } from "@/lib/csv-import/schema";
import { listingCondition } from "@/lib/listings/schema";

export interface DefaultsPart {
  form: UseFormReturn<EnteredChoices>;
  /** Names the column that gives a field for each row, or null. */
  columnText: (field: keyof ImportChoices["defaults"]) => string | null;
}

export function SellingDefaults({ form, columnText }: DefaultsPart) {
  const t = useTranslations();
  const error = useErrorText(form);
  const minimum = useWatch({ control: form.control, name: "minOrderQuantity" });
  const bundleColumn = columnText("bundleOnly");
  return (
    <>
      <QuantityField
        name="minOrderQuantity"
        label={t("listing|form|minOrderQuantity")}
        hint={columnText("minOrderQuantity") ?? t("csv-import|defaults|minimum|hint")}
        error={error("minOrderQuantity")}
        unit={t("listing|form|pieces")}
        value={minimum}
        max={1_000_000}
        onChange={(value) => form.setValue("minOrderQuantity", value)}
        onEntered={(value) => form.setValue("minOrderQuantity", value, { shouldValidate: true })}
      />
      <Checkbox
        id="bundleOnly"
        label={
          bundleColumn
            ? `${t("listing|form|bundleOnly")} (${bundleColumn})`
            : t("listing|form|bundleOnly")
        }
        {...form.register("bundleOnly")}
        defaultChecked={form.getValues("bundleOnly")}
      />
      <SelectField
        label={t("listing|form|condition")}
        hint={columnText("condition") ?? undefined}
        error={error("condition")}
        {...form.register("condition")}
        defaultValue={form.getValues("condition")}
      >
        <option value="">{t("listing|form|condition|none")}</option>
        {listingCondition.options.map((condition) => (
          <option key={condition} value={condition}>
            {t(`listing|condition|${condition}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function DeliveryDefaults({ form, columnText }: DefaultsPart) {
  const t = useTranslations();
  const error = useErrorText(form);
  const names = ["shippingPossible", "pickupPossible", "shippingPriceInCt"] as const;
  const [shippingPossible, pickupPossible, price] = useWatch({
    control: form.control,
    name: names,
  });
  const priceColumn = columnText("shippingPriceInCt");
  const isFree = shippingPossible && price === 0 && priceColumn === null;
  const settings = { shouldValidate: form.formState.isSubmitted };

  /** Both boxes share their error. */
  function choose(changes: Pick<EnteredChoices, "shippingPossible" | "pickupPossible">): void {
    form.setValue("shippingPossible", changes.shippingPossible);
    form.setValue("pickupPossible", changes.pickupPossible);
    if (settings.shouldValidate) {
      void form.trigger(["shippingPossible", "pickupPossible"]);
    }
  }

  /** The button disappears, so the focus moves to the field. */
  function leavePriceOpen(): void {
    form.setValue("shippingPriceInCt", null, settings);
    document.getElementById("shippingPriceInCt")?.focus();
  }

  return (
    <>
      <DeliveryChoices
        shippingPossible={shippingPossible}
        pickupPossible={pickupPossible}
        error={error}
        noteOf={columnText}
        onChange={choose}
      />
      <PriceField
        name="shippingPriceInCt"
        label={t("listing|form|shippingPriceInCt")}
        hint={
          priceColumn ??
          t(isFree ? "csv-import|free_shipping" : "csv-import|defaults|shippingPrice|hint")
        }
        error={error("shippingPriceInCt")}
        valueInCt={price}
        onChange={(cents) => form.setValue("shippingPriceInCt", cents, settings)}
      />
      {isFree ? (
        <Button variant="quiet" size="sm" onClick={leavePriceOpen}>
          {t("csv-import|free_shipping|change")}
        </Button>
      ) : null}
      <TextField
        label={t("listing|form|shippingNote")}
        hint={columnText("shippingNote") ?? t("listing|form|shippingNote|hint")}
        error={error("shippingNote")}
        {...form.register("shippingNote")}
        defaultValue={form.getValues("shippingNote")}
      />
    </>
  );
}
