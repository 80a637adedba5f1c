"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { integerOf } from "@/components/listings/form/number-text";
import { QuantityField } from "@/components/listings/form/quantity-field";
import { FieldError } from "@/components/ui/field";
import type { QuantityBounds } from "@/lib/transactions/rules";
import { RequestQuantity } from "./request-quantity";
import type { useRequestQuantity } from "./use-request-quantity";

interface QuantityControlProps {
  quantity: ReturnType<typeof useRequestQuantity>;
  bounds: QuantityBounds;
  error?: string | undefined;
}

/** The quantity with its hint, whose line is kept free so that nothing moves while somebody types. */
export function QuantityControl({ quantity, bounds, error }: QuantityControlProps) {
  const t = useTranslations();
  const control = useRef<HTMLDivElement>(null);
  const wrong = error ?? (quantity.isFaulty ? quantity.hint : undefined);
  const fault = quantity.isCorrected ? undefined : wrong;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script came.
  useLayoutEffect(() => {
    const typed = control.current?.querySelector("input")?.value;
    if (typed !== undefined && typed !== (quantity.unread ?? String(quantity.value))) {
      quantity.change(integerOf(typed));
    }
  }, []);
  if (quantity.isFixed) {
    return <RequestQuantity key={quantity.value} quantity={String(quantity.value)} isFixed />;
  }
  return (
    <div ref={control}>
      <QuantityField
        name="quantity"
        required
        label={t("transaction|request|quantity")}
        unit={t("transaction|request|pieces")}
        value={quantity.value}
        unread={quantity.unread}
        min={bounds.least}
        max={bounds.most}
        onChange={quantity.change}
        onEntered={quantity.settle}
        aria-describedby="quantity-live"
        aria-invalid={fault !== undefined}
      />
      <div id="quantity-live" aria-live={error && fault ? "off" : "polite"} className="min-h-6">
        {fault ? (
          <FieldError id="quantity-error">{fault}</FieldError>
        ) : (
          <p className="mt-1 text-sm text-caution">{quantity.hint}</p>
        )}
      </div>
    </div>
  );
}
