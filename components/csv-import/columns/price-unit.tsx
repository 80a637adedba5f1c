"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { RadioChoice } from "@/components/form/radio-choice";
import {
  type ColumnFacts,
  type ColumnMapping,
  priceUnits,
  type PriceUnit as Unit,
} from "@/lib/csv-import/column-mapping";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/map/mapping-form";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import { readRow } from "@/lib/csv-import/parse/read-row";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { formatEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import { type MappingPart, revalidate } from "./mapping-form-issues";

export function PriceUnit({ form, column }: MappingPart & { column: ColumnFacts }) {
  const t = useTranslations();
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const [sample] = column.samples;
  return (
    <fieldset className="rounded border border-steel-3 px-4 pt-1 pb-3">
      <legend className="px-1 text-sm font-semibold">{t("csv-import|columns|unit")}</legend>
      {priceUnits.map((unit) => (
        <RadioChoice
          key={unit}
          id={`unit-${unit}`}
          value={unit}
          label={t(`csv-import|columns|unit|${unit}`)}
          hint={sample === undefined ? null : exampleOf(t, unit, entered, sample)}
          {...form.register("priceUnit", { onChange: () => revalidate(form) })}
          defaultChecked={entered.priceUnit === unit}
        />
      ))}
    </fieldset>
  );
}

function exampleOf(t: Translator, unit: Unit, entered: EnteredMapping, cell: Cell): string | null {
  const sample = shownText(cell);
  const { fields, issues } = priceIn(unit, entered, cell);
  const price = fields.pricePerProductInCt;
  if (typeof price === "number") {
    const isPerRow = entered.columns.pricePer !== "";
    const key = isPerRow
      ? "csv-import|columns|unit|example_per"
      : "csv-import|columns|unit|example";
    return t(key, { sample, price: formatEuros(price) });
  }
  const isFraction = issues.some(({ code }) => code.startsWith("price_per_fraction"));
  return isFraction ? t("csv-import|columns|unit|fraction", { sample }) : null;
}

function priceIn(priceUnit: Unit, entered: EnteredMapping, cell: Cell) {
  const { decimalMarks, pricesAreFor } = mappingOf(entered);
  const isPerRow = entered.columns.pricePer !== "";
  const mapping: ColumnMapping = {
    columns: { pricePerProductInCt: 0 },
    alternateProductCodes: [],
    priceUnit,
    pricesAreFor: isPerRow ? 1 : pricesAreFor,
    decimalMarks,
  };
  return readRow(mapping, { number: 1, cells: [cell] });
}
