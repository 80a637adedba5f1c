"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { readRow } from "@/lib/csv-import/cells/read-row";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/entered-mapping";
import {
  type ColumnFacts,
  type ColumnMapping,
  priceUnits,
  type PriceUnit as Unit,
} from "@/lib/csv-import/fields";
import { formatEuros } from "@/lib/i18n/formats";
import { sampleText } from "../column-name";
import { RadioChoice } from "../radio-choice";
import { lookAgain, type MappingPart } from "./mapping-form";

/** Whether a file's prices are euros or cents, by what becomes of its first one (contract §9). */
export function PriceUnit({ form, column }: MappingPart & { column: ColumnFacts }) {
  const t = useTranslations();
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const [sample] = column.samples;
  const isPerRow = entered.columns.pricePer !== "";
  return (
    <fieldset className="rounded border border-steel-3 px-4 pt-1 pb-3">
      <legend className="px-1 text-sm font-semibold">{t("csv-import|columns|unit")}</legend>
      {priceUnits.map((unit) => {
        const price = sample === undefined ? null : priceIn(unit, entered, sample);
        const example =
          price === null || sample === undefined
            ? null
            : t(
                isPerRow
                  ? "csv-import|columns|unit|example_per"
                  : "csv-import|columns|unit|example",
                {
                  sample: sampleText(sample),
                  price: formatEuros(price),
                },
              );
        return (
          <RadioChoice
            key={unit}
            id={`unit-${unit}`}
            value={unit}
            label={t(`csv-import|columns|unit|${unit}`)}
            hint={example}
            {...form.register("priceUnit", { onChange: () => lookAgain(form) })}
            defaultChecked={entered.priceUnit === unit}
          />
        );
      })}
    </fieldset>
  );
}

/** The cents that a cell would be; null where it is no price. */
function priceIn(priceUnit: Unit, entered: EnteredMapping, sample: string | number): number | null {
  const { decimalMarks, pricesAreFor } = mappingOf(entered);
  const isPerRow = entered.columns.pricePer !== "";
  const mapping: ColumnMapping = {
    columns: { pricePerProductInCt: 0 },
    alternateProductCodes: [],
    priceUnit,
    pricesAreFor: isPerRow ? 1 : pricesAreFor,
    decimalMarks,
  };
  const { fields } = readRow(mapping, { number: 1, cells: [sample] });
  return typeof fields.pricePerProductInCt === "number" ? fields.pricePerProductInCt : null;
}
