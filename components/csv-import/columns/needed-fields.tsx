"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { StatusBadge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/inputs/input";
import { TextField } from "@/components/ui/inputs/text-field";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import {
  type FixedField,
  fixedFields,
  numberFields,
  type RuledField,
  ruledFields,
} from "@/lib/csv-import/fields";
import type { EnteredMapping } from "@/lib/csv-import/map/mapping-form";
import { columnName } from "../column-name";
import type { ColumnConfidences } from "./column-confidence";
import { ColumnSamples } from "./column-samples";
import { DecimalMarkQuestion } from "./decimal-mark-question";
import { type MappingPart, revalidate } from "./mapping-form-issues";
import { PriceAnswers } from "./price-answers";

type NeededField = FixedField | RuledField;
const neededFields = [
  "manufacturer",
  "mpn",
  "nameDe",
  "descriptionDe",
  "quantity",
  "pricePerProductInCt",
] as const satisfies readonly NeededField[];

interface NeededFieldsProps extends MappingPart {
  hints: ColumnConfidences;
}

/** What each listing needs, and where it comes from: a column, the name, or one value for all rows. */
export function NeededFields({ hints, ...part }: NeededFieldsProps) {
  const [fields] = useState(() => {
    const entered = part.form.getValues();
    return neededFields.toSorted((a, b) => +isOpen(b, entered) - +isOpen(a, entered));
  });
  return (
    <ul className="-mt-5 divide-y border-b">
      {fields.map((field) => (
        <Needed key={field} {...part} field={field} hint={hints[field]} />
      ))}
    </ul>
  );
}

/** Whether the listing lacks it: nothing feeds a field that it needs. */
function isOpen(field: NeededField, { fields, fixed, fromName }: EnteredMapping): boolean {
  const isSaid = field !== "mpn" && fixed[field].trim() !== "";
  const isRuled = fromName[field as RuledField] ?? false;
  return field !== "mpn" && !fields.includes(field) && !isSaid && !isRuled;
}

interface NeededProps extends MappingPart {
  field: NeededField;
  hint: ColumnConfidences[NeededField];
}

function Needed({ field, hint, ...part }: NeededProps) {
  const t = useTranslations();
  const { form, columns } = part;
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const place = entered.fields.indexOf(field);
  const column = columns[place];
  const isUntouched = form.formState.defaultValues?.fields?.[place] === field;
  const fixed = fixedFields.find((known) => known === field);
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[12rem_1fr]">
      <p className="font-semibold">
        {t(`listing|form|${field}`)}
        {fixed ? <span className="text-fault"> *</span> : null}
        {isOpen(field, entered) ? (
          <StatusBadge
            tone="caution"
            label={t("csv-import|columns|needed|open")}
            className="ms-2 md:ms-0 md:mt-1 md:flex md:w-fit"
          />
        ) : null}
      </p>
      <div className="min-w-0 space-y-3">
        {column ? (
          <div>
            <p className="wrap-anywhere">{columnName(t, column, place)}</p>
            <ColumnSamples
              id={`needed-${field}-samples`}
              column={column}
              hint={isUntouched ? hint : undefined}
            />
          </div>
        ) : (
          <WithoutColumn {...part} field={field} />
        )}
        {fixed ? <FixedValue {...part} field={fixed} column={column} /> : null}
        {column ? <NumberQuestions {...part} field={field} column={column} /> : null}
      </div>
    </li>
  );
}

interface NeededColumn extends MappingPart {
  field: NeededField;
  column: ColumnFacts;
}

function NumberQuestions({ field, column, ...part }: NeededColumn) {
  const number = numberFields.find((known) => known === field);
  return (
    <>
      {number ? <DecimalMarkQuestion form={part.form} field={number} column={column} /> : null}
      {field === "pricePerProductInCt" ? <PriceAnswers {...part} column={column} /> : null}
    </>
  );
}

function WithoutColumn({ field, ...part }: Omit<NeededColumn, "column">) {
  const t = useTranslations();
  const ruled = ruledFields.find((known) => known === field);
  return (
    <>
      <p className="text-steel-3">{t("csv-import|columns|needed|no_column")}</p>
      {ruled ? <NameRule {...part} field={ruled} /> : null}
      {field === "mpn" ? <WithoutNumber {...part} /> : null}
    </>
  );
}

function NameRule({ form, columns, nameFacts, field }: MappingPart & { field: RuledField }) {
  const t = useTranslations();
  const [fields, isChosen] = useWatch({
    control: form.control,
    name: ["fields", `fromName.${field}`],
  });
  const place = fields.indexOf("nameDe");
  const facts = nameFacts.find(({ column }) => column === place);
  const column = columns[place];
  const found = foundIn(facts, field);
  if (field !== "descriptionDe" && !isChosen && (found?.count ?? 0) === 0) {
    return null;
  }
  const percent = facts && found ? Math.floor((found.count * 100) / Math.max(1, facts.rows)) : 0;
  return (
    <Checkbox
      id={`fromName-${field}`}
      label={
        <>
          {t(`csv-import|columns|from_name|${field}`, {
            column: column ? columnName(t, column, place) : "–",
          })}
          {found ? (
            <span className="block text-sm text-steel-3">
              {t(`csv-import|columns|from_name|${field as "mpn" | "manufacturer"}|share`, {
                percent,
                example: found.example ?? "",
              })}
            </span>
          ) : null}
        </>
      }
      {...form.register(`fromName.${field}`, { onChange: () => revalidate(form) })}
      defaultChecked={isChosen}
    />
  );
}

function foundIn(facts: MappingPart["nameFacts"][number] | undefined, field: RuledField) {
  switch (field) {
    case "manufacturer":
      return facts && { count: facts.manufacturers, example: facts.manufacturer };
    case "mpn":
      return facts && { count: facts.numbers, example: facts.number };
    default:
      return undefined;
  }
}

/** A part without any number is found by its name alone. */
function WithoutNumber({ form, rowCount }: MappingPart) {
  const t = useTranslations();
  const [fields, isChosen] = useWatch({ control: form.control, name: ["fields", "fromName.mpn"] });
  const isNumbered = fields.includes("ean") || fields.includes("alternateProductCodes") || isChosen;
  return isNumbered ? null : (
    <p className="font-semibold text-caution">
      {t("csv-import|columns|without_number", { count: rowCount })}
    </p>
  );
}

interface FixedValueProps extends MappingPart {
  field: FixedField;
  column: ColumnFacts | undefined;
}

function FixedValue({ form, rowCount, field, column }: FixedValueProps) {
  const t = useTranslations();
  const [text, rules] = useWatch({
    control: form.control,
    name: [`fixed.${field}`, "fromName"],
  });
  const error = useErrorText(form)(`fixed.${field}`);
  const blank = column ? rowCount - column.filled : 0;
  if (column && (blank <= 0 || field === "descriptionDe") && text === "") {
    return null;
  }
  const isRuled = !column && rules[field as RuledField];
  if (isRuled && field === "descriptionDe") {
    return null;
  }
  const label: ReactNode = column
    ? t("csv-import|columns|fixed|blank", { count: blank })
    : t(isRuled ? "csv-import|columns|fixed|others" : "csv-import|columns|fixed|all");
  return (
    <TextField
      {...form.register(`fixed.${field}`, { onChange: () => revalidate(form) })}
      id={`fixed-${field}`}
      label={label}
      hint={column || isRuled ? undefined : t(`csv-import|columns|fixed|example|${field}`)}
      error={error}
      autoComplete="off"
      fieldClassName="max-w-md"
      defaultValue={text}
    />
  );
}
