"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { RadioChoice } from "@/components/form/radio-choice";
import { FieldError } from "@/components/ui/inputs/field";
import {
  type ColumnFacts,
  type ColumnMapping,
  type DecimalMark,
  decimalMarks,
  priceUnits,
  type PriceUnit as Unit,
} from "@/lib/csv-import/column-mapping";
import type { NumberField } from "@/lib/csv-import/fields";
import { isMarkAsked } from "@/lib/csv-import/map/decimal-marks";
import {
  type EnteredMapping,
  mappingOf,
  needsDecimalMark,
} from "@/lib/csv-import/map/mapping-form";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import { readRow } from "@/lib/csv-import/parse/read-row";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { formatEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
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

interface NumberQuestionProps extends MappingPart {
  field: NumberField;
  column: ColumnFacts;
}

/** Asked when a column's numbers are ambiguous, such as "1.234". */
export function NumberQuestion({ form, field, column }: NumberQuestionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const name = `decimalMarks.${field}` as const;
  const id = `mark-${field}`;
  const error = useErrorText(form)(name);
  const unit = useWatch({ control: form.control, name: "priceUnit" });
  if (!isMarkAsked(field, unit) || !needsDecimalMark(column, field)) {
    return null;
  }
  const readings = readingsOf(column, locale);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="rounded border border-steel-3 px-4 pt-1 pb-3"
    >
      <legend className="px-1 text-sm font-semibold">
        {t("csv-import|columns|mark", { sample: readings.sample })}
        <span aria-hidden="true" className="text-fault">
          {" *"}
        </span>
      </legend>
      {decimalMarks.map((mark) => (
        <RadioChoice
          key={mark}
          id={`${id}-${mark}`}
          value={mark}
          label={t(`csv-import|columns|mark|${meaningOf(readings, mark)}`, {
            number: readings[mark],
          })}
          {...form.register(name)}
          defaultChecked={form.getValues(name) === mark}
        />
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

const grouped = /[1-9]\d{0,2}([.,])\d{3}(?!\d|[.,]\d)/;
const example = "1.234";

export interface Readings {
  sample: string;
  sign: "comma" | "point";
  comma: string;
  point: string;
}

export function readingsOf({ samples }: ColumnFacts, locale: string): Readings {
  const [sample = example, sign = "."] =
    samples.map(readable).find((match) => match !== null) ?? (grouped.exec(example) as string[]);
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const [whole = "", rest = ""] = sample.split(sign);
  const thousands = written.format(Number(whole + rest));
  const decimal = written.format(Number(`${whole}.${rest}`));
  return sign === ","
    ? { sample, sign: "comma", comma: decimal, point: thousands }
    : { sample, sign: "point", comma: thousands, point: decimal };
}

function meaningOf(
  { sign }: Readings,
  mark: DecimalMark,
): `${"comma" | "point"}_${"decimal" | "thousands"}` {
  return `${sign}_${sign === mark ? "decimal" : "thousands"}`;
}

function readable(sample: Cell): RegExpExecArray | null {
  return typeof sample === "string" ? grouped.exec(sample) : null;
}
