"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { loneBundlePrice } from "@/lib/listings/entered";
import { BundleChoice } from "./bundle-choice";
import { FieldPair } from "./field-pair";
import { FormSection } from "./form-section";
import { withMinimum, withQuantity } from "./form-values";
import { priceText } from "./price-edit";
import { PriceField } from "./price-field";
import { QuantityField } from "./quantity-field";
import { useBundle } from "./use-bundle";
import { useSetter } from "./use-setter";
import { useFieldError, type WithForm } from "./with-form";

export function PriceFields({ form }: WithForm) {
  const t = useTranslations();
  const error = useFieldError(form);
  const set = useSetter(form);
  const { stock, unread, forget, hasFollowed, type, enter, choose } = useBundle(form);
  const [pricePerProductInCt, priceForBundle] = useWatch({
    control: form.control,
    name: ["pricePerProductInCt", "priceForBundle"],
  });
  const lone = loneBundlePrice({ ...stock, pricePerProductInCt, priceForBundle });

  return (
    <FormSection title={t("listing|form|section|price")}>
      {lone === null ? null : (
        <p className="text-sm text-steel-3">{t("listing|form|pricePerProductInCt|lone_bundle")}</p>
      )}
      <FieldPair>
        <QuantityField
          name="quantity"
          label={t("listing|form|quantity")}
          hint={t("listing|form|quantity|hint")}
          unit={t("listing|form|pieces")}
          error={error("quantity")}
          required
          value={stock.quantity}
          unread={unread.quantity}
          onChange={(value) => type("quantity", withQuantity(stock, value))}
          onEntered={(value) => enter(withQuantity(stock, value))}
        />
        <PriceField
          name="pricePerProductInCt"
          label={t("listing|form|pricePerProductInCt")}
          hint={t("listing|form|pricePerProductInCt|hint")}
          error={error("pricePerProductInCt")}
          required
          littleInCt={1000}
          valueInCt={pricePerProductInCt}
          unread={unread.pricePerProductInCt}
          onChange={(value) => {
            forget("pricePerProductInCt");
            set({ pricePerProductInCt: value ?? 0 });
          }}
        />
      </FieldPair>
      <FieldPair>
        <QuantityField
          name="minOrderQuantity"
          label={t("listing|form|minOrderQuantity")}
          unit={t("listing|form|pieces")}
          error={error("minOrderQuantity")}
          required
          value={stock.minOrderQuantity}
          max={stock.quantity}
          unread={unread.minOrderQuantity}
          onChange={(value) => type("minOrderQuantity", withMinimum(stock, value))}
          onEntered={(value) => enter({ ...stock, minOrderQuantity: value })}
        />
        <Field label={t("listing|form|priceForBundle")} htmlFor="priceForBundle">
          <Input
            id="priceForBundle"
            numeric
            readOnly
            value={priceText(lone ?? pricePerProductInCt * stock.quantity)}
          />
        </Field>
      </FieldPair>
      <BundleChoice {...stock} hasFollowed={hasFollowed} onChange={choose} />
    </FormSection>
  );
}
