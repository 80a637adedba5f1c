"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { useSetter } from "@/components/listings/form/use-setter";
import { Field } from "@/components/ui/inputs/field";
import { Checkbox, Input } from "@/components/ui/inputs/input";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import {
  isOtherLot,
  type RequestedLot,
  totalAt,
  withBundleOnly,
  withBundleOnlyOnBlur,
  withMinimum,
  withQuantity,
} from "@/lib/listings/bundle-rules";
import { type ListingFormValues, loneBundlePrice } from "@/lib/listings/form";
import { afterPointerUp } from "../after-pointer-up";
import { FieldPair, FormSection } from "../form-section";
import type { ListingFormPart } from "../listing-form-part";
import { priceText } from "./price-edit";
import { PriceField } from "./price-field";
import { QuantityField } from "./quantity-field";

interface PriceFieldsProps extends ListingFormPart {
  lot: RequestedLot | null;
}

export function PriceAndQuantityFields({ form, lot }: PriceFieldsProps) {
  const t = useTranslations();
  const error = useErrorText(form);
  const set = useSetter(form);
  const { stock, hasFollowed, type, enter, choose } = useBundle(form);
  const [pricePerProductInCt, priceForBundle] = useWatch({
    control: form.control,
    name: ["pricePerProductInCt", "priceForBundle"],
  });
  const lone = loneBundlePrice({ ...stock, pricePerProductInCt, priceForBundle });
  const isOther = isOtherLot(lot, { ...stock, pricePerProductInCt });
  const isTotalAsked = isOther && !lot.isGone;

  function follow(quantity: number) {
    if (lot) {
      set({ priceForBundle: totalAt(lot, form.getValues(), quantity), pricePerProductInCt });
    }
    return withQuantity(stock, quantity);
  }

  return (
    <FormSection title={t("listing|form|section|price")}>
      {lone === null || isOther ? null : (
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
          onChange={(value) => type(follow(value))}
          onEntered={(value) => enter(follow(value))}
        />
        <PriceField
          name="pricePerProductInCt"
          label={t("listing|form|pricePerProductInCt")}
          hint={t("listing|form|pricePerProductInCt|hint")}
          error={error("pricePerProductInCt")}
          required={!isTotalAsked}
          littleInCt={1000}
          valueInCt={pricePerProductInCt}
          onChange={(value) => set({ pricePerProductInCt: value ?? 0 })}
        />
      </FieldPair>
      {isOther ? <OtherLot lot={lot} /> : null}
      <FieldPair>
        <QuantityField
          name="minOrderQuantity"
          label={t("listing|form|minOrderQuantity")}
          unit={t("listing|form|pieces")}
          error={error("minOrderQuantity")}
          required
          value={stock.minOrderQuantity}
          max={stock.quantity}
          onChange={(value) => type(withMinimum(stock, value))}
          onEntered={(value) => enter({ ...stock, minOrderQuantity: value })}
        />
        {isTotalAsked ? (
          <PriceField
            name="priceForBundle"
            label={t("listing|form|priceForBundle")}
            error={error("pricePerProductInCt")}
            required
            littleInCt={10_000}
            valueInCt={priceForBundle}
            onChange={(value) => set({ priceForBundle: value || null, pricePerProductInCt })}
          />
        ) : (
          <Field label={t("listing|form|priceForBundle")} htmlFor="priceForBundle">
            <Input
              id="priceForBundle"
              numeric
              readOnly
              value={priceText(lone ?? pricePerProductInCt * stock.quantity)}
            />
          </Field>
        )}
      </FieldPair>
      <BundleChoice {...stock} hasFollowed={hasFollowed} onChange={choose} />
    </FormSection>
  );
}

function OtherLot({ lot }: { lot: RequestedLot }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const price = formatEuros(lot.priceInCt);
  const pieces = formatInteger(lot.quantity, locale);
  return (
    <p role="status" className="text-sm text-caution">
      {t(`listing|form|other_lot|${lot.isGone ? "gone" : "open"}`, { price, pieces })}
    </p>
  );
}

function useBundle(form: ListingFormPart["form"]) {
  const set = useSetter(form);
  const [hasFollowed, setFollowed] = useState(false);
  const [quantity, minOrderQuantity, bundleOnly] = useWatch({
    control: form.control,
    name: ["quantity", "minOrderQuantity", "bundleOnly"],
  });
  const stock = { quantity, minOrderQuantity, bundleOnly };
  // The choice before typing, because the 1 of a 10 may have changed it.
  const [before, setBefore] = useState<boolean | null>(null);

  function type(typed: typeof stock): void {
    setBefore(before ?? bundleOnly);
    set(typed);
  }

  /** Lowers a minimum above the quantity on leaving a field. */
  function enter(typed: typeof stock): void {
    const minimum = Math.max(1, Math.min(typed.minOrderQuantity, typed.quantity));
    const entered = withBundleOnlyOnBlur({ ...typed, minOrderQuantity: minimum });
    const stood = before ?? bundleOnly;
    setBefore(null);
    if (entered.bundleOnly !== stood || before !== null) {
      afterPointerUp(() => setFollowed(entered.bundleOnly !== stood));
    }
    set(entered);
  }

  function choose(isBundle: boolean): void {
    setFollowed(false);
    set(withBundleOnly({ quantity }, isBundle));
  }

  return { stock, hasFollowed, type, enter, choose };
}

interface BundleChoiceProps
  extends Pick<ListingFormValues, "quantity" | "minOrderQuantity" | "bundleOnly"> {
  /** Quantity and minimum have changed the choice. */
  hasFollowed: boolean;
  onChange: (bundleOnly: boolean) => void;
}

function BundleChoice({ hasFollowed, onChange, ...values }: BundleChoiceProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { bundleOnly, quantity, minOrderQuantity } = values;
  return (
    <div>
      <Checkbox
        id="bundleOnly"
        name="bundleOnly"
        label={t("listing|form|bundleOnly")}
        checked={bundleOnly}
        aria-describedby="bundleOnly-hint"
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id="bundleOnly-hint" className="text-sm text-steel-3">
        {meaning()}
      </p>
      <p role="status" className="text-sm text-note">
        {hasFollowed ? t(`listing|form|bundleOnly|became|${bundleOnly ? "on" : "off"}`) : null}
      </p>
    </div>
  );

  function meaning(): string {
    if (quantity <= 1) {
      return t("listing|form|bundleOnly|hint|one");
    }
    return bundleOnly
      ? t("listing|form|bundleOnly|hint|on", { quantity: formatInteger(quantity, locale) })
      : t("listing|form|bundleOnly|hint|off", { minimum: formatInteger(minOrderQuantity, locale) });
  }
}
