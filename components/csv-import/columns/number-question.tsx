"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { isMarkOpen } from "@/lib/csv-import/entered-mapping";
import { type ColumnFacts, decimalMarks, type NumberField } from "@/lib/csv-import/fields";
import { isMarkAsked } from "@/lib/csv-import/mapping/decimal-marks";
import { RadioChoice } from "../radio-choice";
import { type MappingPart, useMappingError } from "./mapping-form";
import { meaningOf, readingsOf } from "./number-readings";

interface NumberQuestionProps extends MappingPart {
  field: NumberField;
  column: ColumnFacts;
}

/** Asked where a column's numbers can be read in two ways: nobody guesses what "1.234" is (issue 7). */
export function NumberQuestion({ form, field, column }: NumberQuestionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const name = `decimalMarks.${field}` as const;
  const id = `mark-${field}`;
  const error = useMappingError(form)(name);
  const unit = useWatch({ control: form.control, name: "priceUnit" });
  if (!isMarkAsked(field, unit) || !isMarkOpen(column, field)) {
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
