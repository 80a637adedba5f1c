"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { FieldError } from "@/components/ui/inputs/field";
import { Select } from "@/components/ui/inputs/input";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { type ImportField, numberFields, requiredFields } from "@/lib/csv-import/fields";
import { markFor } from "@/lib/csv-import/map/mapping-form";
import { pricesAreForIn } from "@/lib/csv-import/map/propose-mapping";
import { type FieldGroup, fieldGroups, fieldsThat } from "@/lib/listings/fields";
import { columnName } from "../column-name";
import type { ColumnConfidences } from "./column-confidence";
import { ColumnSamples } from "./column-samples";
import { DecimalMarkQuestion } from "./decimal-mark-question";
import { type MappingPart, revalidate } from "./mapping-form-issues";

const groups: readonly { name: FieldGroup | "image"; fields: readonly ImportField[] }[] = [
  ...fieldGroups.map((name) => ({ name, fields: fieldsOf(name) })),
  { name: "image", fields: ["mainImageUrl", "csvMainImageBase64"] },
];

/** With the columns that say something of them beside: the unit of a quantity, what a price is for. */
function fieldsOf(group: FieldGroup): readonly ImportField[] {
  const fields = fieldsThat({ group });
  switch (group) {
    case "price":
      return [...fields, "quantityUnit", "pricePer", "currency"];
    case "recognition":
      return [...fields, "listingId"];
    default:
      return fields;
  }
}

interface FileColumnsProps extends MappingPart {
  hints: ColumnConfidences;
}

/** One row for each column of the file that says anything. */
export function FileColumns({ hints, ...part }: FileColumnsProps) {
  const t = useTranslations();
  const fields = useWatch({ control: part.form.control, name: "fields" });
  const places = part.columns.flatMap(({ filled }, place) =>
    filled > 0 || fields[place] ? [place] : [],
  );
  const emptyCount = part.columns.length - places.length;
  return (
    <>
      <ul className="divide-y border-y">
        {places.map((place) => (
          <FileColumn key={place} {...part} hints={hints} place={place} />
        ))}
      </ul>
      {emptyCount > 0 ? (
        <p className="text-sm text-steel-3">
          {t("csv-import|columns|empty_columns", { count: emptyCount })}
        </p>
      ) : null}
    </>
  );
}

interface FileColumnProps extends FileColumnsProps {
  place: number;
}

function FileColumn({ form, columns, hints, place }: FileColumnProps) {
  const t = useTranslations();
  const name = `fields.${place}` as const;
  const id = `fields-${place}`;
  const field = useWatch({ control: form.control, name });
  const error = useErrorText(form)(name);
  const column = columns[place] as ColumnFacts;
  const isUntouched = field === form.formState.defaultValues?.fields?.[place];
  const number = numberFields.find((numeric) => numeric === field);

  function settle(chosen: string): void {
    const numeric = numberFields.find((known) => known === chosen);
    if (numeric) {
      form.setValue(`decimalMarks.${numeric}`, markFor(place, columns, numeric));
    }
    if (chosen === "pricePerProductInCt") {
      form.setValue("pricesAreFor", String(pricesAreForIn(column)));
    }
    revalidate(form);
  }

  return (
    <li className="space-y-2 py-3">
      <div className="grid items-start gap-x-6 gap-y-1 md:grid-cols-[1fr_18rem]">
        <div className="min-w-0">
          <label htmlFor={id} className="wrap-anywhere font-semibold">
            {columnName(t, column, place)}
          </label>
          <ColumnSamples
            id={`${id}-samples`}
            column={column}
            hint={field && isUntouched ? hints[field] : undefined}
          />
        </div>
        <div>
          <Select
            {...form.register(name, { onChange: ({ target }) => settle(target.value) })}
            id={id}
            defaultValue={field}
            aria-describedby={`${id}-samples${error ? ` ${id}-error` : ""}`}
            aria-invalid={error ? true : undefined}
          >
            <option value="">{t("csv-import|columns|none")}</option>
            {groups.map((group) => (
              <optgroup key={group.name} label={t(`csv-import|columns|group|${group.name}`)}>
                {group.fields.map((known) => (
                  <option key={known} value={known}>
                    {t(`listing|form|${known}`)}
                    {isRequired(known) ? " *" : ""}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        </div>
      </div>
      {field ? <FieldHint field={field} /> : null}
      {number && !isRequired(number) ? (
        <DecimalMarkQuestion form={form} field={number} column={column} />
      ) : null}
    </li>
  );
}

function isRequired(field: ImportField): boolean {
  return requiredFields.some((required) => required === field);
}

const explained = [
  "pricePer",
  "currency",
  "quantityUnit",
  "ownArticleNumber",
  "listingId",
  "mainImageUrl",
  "csvMainImageBase64",
] as const satisfies readonly ImportField[];

function FieldHint({ field }: { field: ImportField }) {
  const t = useTranslations();
  const known = explained.find((one) => one === field);
  return known && <p className="text-sm text-steel-3">{t(`csv-import|columns|about|${known}`)}</p>;
}
