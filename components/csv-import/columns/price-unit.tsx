"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { RadioQuestion } from "@/components/form/radio-question";
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

interface PriceUnitProps extends Pick<MappingPart, "form"> {
  column: ColumnFacts;
}

export function PriceUnit({ form, column }: PriceUnitProps) {
  const t = useTranslations();
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const [sample] = column.samples;
  const lacksRate = entered.currency !== "" && mappingOf(entered).currency === null;
  return (
    <RadioQuestion
      id="unit"
      legend={t("csv-import|columns|unit")}
      choices={priceUnits.map((unit) => ({
        value: unit,
        label: t(`csv-import|columns|unit|${unit}`),
        hint: sample === undefined || lacksRate ? null : exampleOf(t, unit, entered, sample),
      }))}
      chosen={entered.priceUnit}
      input={form.register("priceUnit", { onChange: () => revalidate(form) })}
    />
  );
}

function exampleOf(t: Translator, unit: Unit, entered: EnteredMapping, cell: Cell): string | null {
  const sample = shownText(cell);
  const { fields, issues } = priceIn(unit, entered, cell);
  const price = fields.pricePerProductInCt;
  if (typeof price === "number") {
    const { pricePerProductInCt: inEuros } = priceIn("euros", entered, cell).fields;
    const division = divisionOf(entered);
    const isSame = division === "example" && unit === "cents" && price === inEuros;
    return t(`csv-import|columns|unit|${isSame ? "same" : division}`, {
      sample,
      price: formatEuros(price),
    });
  }
  const isFraction = issues.some(({ code }) => code.startsWith("price_per_fraction"));
  return isFraction ? t("csv-import|columns|unit|fraction", { sample }) : null;
}

function divisionOf({ fields, pricesMean }: EnteredMapping) {
  if (pricesMean === "line") {
    return "example_line";
  }
  return fields.includes("pricePer") ? "example_per" : "example";
}

/** Of one piece, where the cell alone can say it. */
function priceIn(priceUnit: Unit, entered: EnteredMapping, cell: Cell) {
  const mapping = mappingOf(entered);
  const { pricePer } = mapping.columns;
  const alone: ColumnMapping = {
    ...mapping,
    columns: { pricePerProductInCt: 0 },
    alternateProductCodes: [],
    fixed: {},
    fromName: [],
    priceUnit,
    pricesAreFor: pricePer === undefined ? mapping.pricesAreFor : 1,
    pricesMean: null,
  };
  return readRow(alone, { number: 1, cells: [cell] });
}
