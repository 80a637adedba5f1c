"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { DeliveryChoice } from "@/components/listings/form/delivery-choice";
import { PriceField } from "@/components/listings/form/price-field";
import { QuantityField } from "@/components/listings/form/quantity-field";
import { Checkbox } from "@/components/ui/input";
import { SelectField, TextField } from "@/components/ui/text-field";
import { listingCondition } from "@/lib/listings/schema";
import { type ChoicesPart, type FedText, useChoiceError } from "./choices-form";

interface SellingDefaultsProps extends ChoicesPart {
  fedText: FedText;
}

export function SellingDefaults({ form, fedText }: SellingDefaultsProps) {
  const t = useTranslations();
  const error = useChoiceError(form);
  const minimum = useWatch({ control: form.control, name: "minOrderQuantity" });
  const fedBundle = fedText("bundleOnly");
  return (
    <>
      <QuantityField
        name="minOrderQuantity"
        label={t("listing|form|minOrderQuantity")}
        hint={fedText("minOrderQuantity") ?? t("csv-import|defaults|minimum|hint")}
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
          fedBundle
            ? `${t("listing|form|bundleOnly")} (${fedBundle})`
            : t("listing|form|bundleOnly")
        }
        {...form.register("bundleOnly")}
        defaultChecked={form.getValues("bundleOnly")}
      />
      <SelectField
        label={t("listing|form|condition")}
        hint={fedText("condition") ?? undefined}
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

interface DeliveryDefaultsProps extends ChoicesPart {
  fedText: FedText;
}

export function DeliveryDefaults({ form, fedText }: DeliveryDefaultsProps) {
  const t = useTranslations();
  const error = useChoiceError(form);
  const names = ["shippingPossible", "pickupPossible", "shippingPriceInCt"] as const;
  const [shipping, pickup, price] = useWatch({ control: form.control, name: names });
  const settings = { shouldValidate: form.formState.isSubmitted };

  /** Both boxes share their error. */
  function choose(name: "shippingPossible" | "pickupPossible", isOn: boolean): void {
    form.setValue(name, isOn);
    if (settings.shouldValidate) {
      void form.trigger(["shippingPossible", "pickupPossible"]);
    }
  }

  return (
    <>
      <fieldset className="space-y-2">
        <legend className="mb-1 font-semibold">
          {t("listing|form|delivery")}
          <span aria-hidden="true" className="text-fault">
            {" *"}
          </span>
        </legend>
        <DeliveryChoice
          name="shippingPossible"
          label={labelled(t("listing|form|shippingPossible"), fedText("shippingPossible"))}
          error={error("shippingPossible")}
          isChosen={shipping}
          onChange={(isOn) => choose("shippingPossible", isOn)}
        />
        <DeliveryChoice
          name="pickupPossible"
          label={labelled(t("listing|form|pickupPossible"), fedText("pickupPossible"))}
          error={error("pickupPossible")}
          isChosen={pickup}
          onChange={(isOn) => choose("pickupPossible", isOn)}
        />
      </fieldset>
      <PriceField
        name="shippingPriceInCt"
        label={t("listing|form|shippingPriceInCt")}
        hint={fedText("shippingPriceInCt") ?? t("csv-import|defaults|shippingPrice|hint")}
        error={error("shippingPriceInCt")}
        valueInCt={price}
        onChange={(cents) => form.setValue("shippingPriceInCt", cents, settings)}
      />
      <TextField
        label={t("listing|form|shippingNote")}
        hint={fedText("shippingNote") ?? t("listing|form|shippingNote|hint")}
        error={error("shippingNote")}
        {...form.register("shippingNote")}
        defaultValue={form.getValues("shippingNote")}
      />
    </>
  );
}

function labelled(label: string, fed: string | null): string {
  return fed ? `${label} (${fed})` : label;
}
