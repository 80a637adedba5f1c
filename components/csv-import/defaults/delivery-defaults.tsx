"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { DeliveryChoice } from "@/components/listings/form/delivery-choice";
import { PriceField } from "@/components/listings/form/price-field";
import { TextField } from "@/components/ui/text-field";
import { type ChoicesPart, useChoiceError } from "./choices-form";
import type { FedText } from "./fed-text";

interface DeliveryDefaultsProps extends ChoicesPart {
  fedText: FedText;
}

/** How parts get to their buyers where the file does not say (spec §5, Import defaults). */
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

/** A box has no line for a hint of its own. */
function labelled(label: string, fed: string | null): string {
  return fed ? `${label} (${fed})` : label;
}
