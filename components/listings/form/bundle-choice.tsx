"use client";

import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/input";
import { formatInteger } from "@/lib/i18n/formats";
import type { ListingFormValues } from "./form-values";

interface BundleChoiceProps
  extends Pick<ListingFormValues, "quantity" | "minOrderQuantity" | "bundleOnly"> {
  /** The box changed by itself, as quantity and minimum became equal or not. */
  hasFollowed: boolean;
  onChange: (bundleOnly: boolean) => void;
}

/** Whether all pieces go together; what that means for a buyer stands below, and that it has changed by itself. */
export function BundleChoice({ hasFollowed, onChange, ...values }: BundleChoiceProps) {
  const t = useTranslations();
  const locale = useLocale();
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
