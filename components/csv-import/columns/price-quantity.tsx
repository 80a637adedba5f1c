"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/ui/text-field";
import { priceQuantities } from "@/lib/csv-import/fields";
import { formatInteger } from "@/lib/i18n/formats";
import type { MappingPart } from "./mapping-form";

/** For how many pieces the prices of a file are, where no column says it, or its cell is blank. */
export function PriceQuantity({ form }: Pick<MappingPart, "form">) {
  const t = useTranslations();
  const locale = useLocale();
  const [perRow, chosen] = useWatch({
    control: form.control,
    name: ["columns.pricePer", "pricesAreFor"],
  });
  const label =
    perRow === "" ? "csv-import|columns|prices_are_for" : "csv-import|columns|prices_are_for|blank";
  return (
    <SelectField label={t(label)} {...form.register("pricesAreFor")} defaultValue={chosen}>
      {priceQuantities.map((count) => (
        <option key={count} value={count}>
          {t("csv-import|columns|prices_are_for|pieces", {
            count,
            shown: formatInteger(count, locale),
          })}
        </option>
      ))}
    </SelectField>
  );
}
