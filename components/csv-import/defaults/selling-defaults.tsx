"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { QuantityField } from "@/components/listings/form/quantity-field";
import { Checkbox } from "@/components/ui/input";
import { SelectField } from "@/components/ui/text-field";
import { listingCondition } from "@/lib/listings/schema";
import { type ChoicesPart, useChoiceError } from "./choices-form";
import type { FedText } from "./fed-text";

interface SellingDefaultsProps extends ChoicesPart {
  fedText: FedText;
}

/** How parts are sold where the file does not say (spec §5, Import defaults). */
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
