"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { shownText } from "@/lib/csv-import/cells/cell-text";
import { readRow } from "@/lib/csv-import/cells/read-row";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/entered-mapping";
import {
  type Cell,
  type ColumnFacts,
  type ColumnMapping,
  priceUnits,
  type PriceUnit as Unit,
} from "@/lib/csv-import/fields";
import { formatEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import { RadioChoice } from "../radio-choice";
import { lookAgain, type MappingPart } from "./mapping-form";

/** Whether a file's prices are euros or cents, by what becomes of its first one (contract §9). */
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
          {...form.register("priceUnit", { onChange: () => lookAgain(form) })}
          defaultChecked={entered.priceUnit === unit}
        />
      ))}
    </fieldset>
  );
}

/** What becomes of a cell; null where it is no price. */
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
