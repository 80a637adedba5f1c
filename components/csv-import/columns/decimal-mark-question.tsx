"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { RadioQuestion } from "@/components/form/radio-question";
import { type ColumnFacts, type DecimalMark, decimalMarks } from "@/lib/csv-import/column-mapping";
import type { NumberField } from "@/lib/csv-import/fields";
import { isMarkAsked } from "@/lib/csv-import/map/decimal-marks";
import { needsDecimalMark } from "@/lib/csv-import/map/mapping-form";
import type { Cell } from "@/lib/csv-import/read-file-result";
import type { MappingPart } from "./mapping-form-issues";

interface DecimalMarkQuestionProps extends Pick<MappingPart, "form"> {
  field: NumberField;
  column: ColumnFacts;
}

/** Asked when a column's numbers are ambiguous, such as "1.234". */
export function DecimalMarkQuestion({ form, field, column }: DecimalMarkQuestionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const name = `decimalMarks.${field}` as const;
  const id = `decimalMarks-${field}`;
  const error = useErrorText(form)(name);
  const unit = useWatch({ control: form.control, name: "priceUnit" });
  if (!isMarkAsked(field, unit) || !needsDecimalMark(column, field)) {
    return null;
  }
  const readings = readingsOf(column, locale);
  return (
    <RadioQuestion
      id={id}
      legend={
        <>
          {t("csv-import|columns|mark", { sample: readings.sample })}
          <span aria-hidden="true" className="text-fault">
            {" *"}
          </span>
        </>
      }
      error={error}
      choices={decimalMarks.map((mark) => ({
        value: mark,
        label: t(`csv-import|columns|mark|${meaningOf(readings, mark)}`, {
          number: readings[mark],
        }),
      }))}
      chosen={form.getValues(name)}
      input={form.register(name)}
    />
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
