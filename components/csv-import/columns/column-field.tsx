"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { Field } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import { SelectField } from "@/components/ui/inputs/text-field";
import { priceQuantities } from "@/lib/csv-import/column-mapping";
import { numberFields, requiredFields, type SingleField } from "@/lib/csv-import/fields";
import { markFor } from "@/lib/csv-import/map/mapping-form";
import { formatInteger } from "@/lib/i18n/formats";
import type { ColumnConfidence } from "./column-confidence";
import { ColumnSamples } from "./column-samples";
import { ColumnSelect } from "./column-select";
import { DamagedNumbersBanner } from "./damaged-numbers-banner";
import { DecimalMarkQuestion } from "./decimal-mark-question";
import { type MappingPart, revalidate } from "./mapping-form-issues";
import { PriceUnit } from "./price-unit";

interface ColumnFieldProps extends MappingPart {
  field: SingleField;
  hint: ColumnConfidence | undefined;
}

export function ColumnField({ form, columns, field, hint }: ColumnFieldProps) {
  const t = useTranslations();
  const name = `columns.${field}` as const;
  const id = `column-${field}`;
  const place = useWatch({ control: form.control, name });
  const nameColumn = useWatch({ control: form.control, name: "columns.nameDe" });
  const error = useErrorText(form)(name);
  const column = place === "" ? undefined : columns[Number(place)];
  const isRequired = requiredFields.some((required) => required === field);
  const number = numberFields.find((numeric) => numeric === field);
  const isUntouched = place === form.formState.defaultValues?.columns?.[field];
  const hintText = hintFor(field);
  const notes = { hint: hintText && t(hintText), error };

  function settle(chosen: string): void {
    const place = chosen === "" ? undefined : Number(chosen);
    if (number) {
      form.setValue(`decimalMarks.${number}`, markFor(place, columns, number));
    }
    revalidate(form);
  }

  const rows = field === "pricePerProductInCt" ? "md:row-span-2" : "";
  return (
    <div className={`min-w-0 space-y-3 ${rows}`}>
      <div>
        <Field
          htmlFor={id}
          label={t(`listing|form|${field}`)}
          required={isRequired}
          hint={notes.hint}
          error={error}
        >
          <ColumnSelect
            columns={columns}
            nameColumn={field === "descriptionDe" ? nameColumn : undefined}
            {...form.register(name, { onChange: ({ target }) => settle(target.value) })}
            {...fieldAttributes(id, notes, { "aria-describedby": `${id}-samples` })}
            defaultValue={place}
            required={isRequired}
          />
        </Field>
        <ColumnSamples id={`${id}-samples`} column={column} hint={isUntouched ? hint : undefined} />
      </div>
      {column ? <DamagedNumbersBanner field={field} column={column} /> : null}
      {column && number ? (
        <DecimalMarkQuestion form={form} columns={columns} field={number} column={column} />
      ) : null}
      {column && field === "pricePerProductInCt" ? (
        <>
          <PriceUnit form={form} columns={columns} column={column} />
          <PriceQuantity form={form} />
        </>
      ) : null}
    </div>
  );
}

function hintFor(field: SingleField) {
  switch (field) {
    case "pricePer":
    case "currency":
    case "quantityUnit":
    case "ownArticleNumber":
    case "listingId":
    case "mainImageUrl":
    case "csvMainImageBase64":
      return `csv-import|columns|about|${field}` as const;
    default:
      return null;
  }
}

function PriceQuantity({ form }: Pick<MappingPart, "form">) {
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
