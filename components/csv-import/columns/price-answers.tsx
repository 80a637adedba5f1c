"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useErrorText } from "@/components/form/field-errors";
import { RadioQuestion } from "@/components/form/radio-question";
import { SelectField, TextField } from "@/components/ui/inputs/text-field";
import {
  type ColumnFacts,
  priceMeanings,
  priceQuantities,
  roundings,
} from "@/lib/csv-import/column-mapping";
import { type EnteredMapping, mappingOf } from "@/lib/csv-import/map/mapping-form";
import { type PriceQuestions, priceQuestionsOf } from "@/lib/csv-import/map/price-questions";
import { columnName } from "../column-name";
import { type MappingPart, revalidate } from "./mapping-form-issues";
import { PriceUnit } from "./price-unit";

interface PriceAnswersProps extends MappingPart {
  column: ColumnFacts;
}

/** What a price means. Asked where the file speaks against the usual, else one press away. */
export function PriceAnswers({ column, ...part }: PriceAnswersProps) {
  const t = useTranslations();
  const { form, columns, outside } = part;
  const entered = useWatch({ control: form.control }) as EnteredMapping;
  const questions = priceQuestionsOf(mappingOf(entered), columns, outside);
  const isLineAsked = questions.lineTotal !== null || entered.pricesMean === "line";
  const [isForSeveral] = useState(entered.pricesAreFor !== "1");
  const isTaxAsked = questions.isGross || entered.tax !== "";
  const meaning = <Meaning form={form} lineTotal={questions.lineTotal} />;
  const tax = (
    <DecimalField
      form={form}
      name="tax"
      label={t("csv-import|columns|tax")}
      hint={t("csv-import|columns|tax|hint")}
      unit="%"
    />
  );
  return (
    <>
      {questions.currencies.length > 0 || entered.currency !== "" ? (
        <Currency {...part} currencies={questions.currencies} />
      ) : null}
      {isLineAsked ? meaning : null}
      {isTaxAsked ? tax : null}
      {isForSeveral ? <PriceQuantity form={form} /> : null}
      <PriceUnit form={form} column={column} />
      <details>
        <summary className="control-size flex items-center font-semibold text-petrol">
          {t("csv-import|columns|price|more")}
        </summary>
        <div className="space-y-4 pb-2">
          {isForSeveral ? null : <PriceQuantity form={form} />}
          {isLineAsked ? null : meaning}
          {isTaxAsked ? null : tax}
          <SelectField
            label={t("csv-import|columns|rounding")}
            hint={t("csv-import|columns|rounding|hint")}
            fieldClassName="max-w-md"
            {...form.register("rounding")}
            defaultValue={entered.rounding}
          >
            {["none", ...roundings].map((rounding) => (
              <option key={rounding} value={rounding === "none" ? "" : rounding}>
                {t(`csv-import|columns|rounding|${rounding as "none"}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
    </>
  );
}

type FormPart = Pick<MappingPart, "form">;

interface CurrencyProps extends MappingPart {
  currencies: PriceQuestions["currencies"];
}

function Currency({ form, columns, currencies }: CurrencyProps) {
  const t = useTranslations();
  const format = useFormatter();
  const error = useErrorText(form)("currency");
  const currency = useWatch({ control: form.control, name: "currency" });
  const others = currencies.map(({ code }) => code);
  const codes = [...new Set(["EUR", ...others, ...(currency === "" ? [] : [currency])])];
  const seen = currencies.map(({ code, places }) => {
    const names = places.map((place) => columnName(t, columns[place] as ColumnFacts, place));
    return names.length === 0 ? code : `${code} (${names.join(", ")})`;
  });
  const list = format.list(seen, { type: "disjunction" });
  return (
    <RadioQuestion
      id="currency"
      legend={t("csv-import|columns|currency")}
      hint={list === "" ? null : t("csv-import|columns|currency|seen", { seen: list })}
      error={error}
      choices={codes.map((value) => ({
        value,
        label: value === "EUR" ? t("csv-import|columns|currency|euros") : value,
      }))}
      chosen={currency}
      input={form.register("currency", { onChange: () => revalidate(form) })}
    >
      {currency !== "" && currency !== "EUR" ? (
        <DecimalField
          form={form}
          name="exchangeRate"
          label={t("csv-import|columns|currency|rate", { code: currency })}
          unit="€"
        />
      ) : null}
    </RadioQuestion>
  );
}

interface MeaningProps extends FormPart {
  lineTotal: PriceQuestions["lineTotal"];
}

function Meaning({ form, lineTotal }: MeaningProps) {
  const t = useTranslations();
  const error = useErrorText(form)("pricesMean");
  return (
    <RadioQuestion
      id="pricesMean"
      legend={t("csv-import|columns|meaning")}
      hint={lineTotal && t(`csv-import|columns|meaning|by|${lineTotal}`)}
      error={error}
      choices={priceMeanings.map((value) => ({
        value,
        label: t(`csv-import|columns|meaning|${value}`),
      }))}
      chosen={form.getValues("pricesMean")}
      input={form.register("pricesMean", { onChange: () => revalidate(form) })}
    />
  );
}

interface DecimalFieldProps extends FormPart {
  name: "tax" | "exchangeRate";
  label: string;
  hint?: string;
  unit: string;
}

function DecimalField({ form, name, ...texts }: DecimalFieldProps) {
  const error = useErrorText(form)(name);
  return (
    <TextField
      {...form.register(name, { onChange: () => revalidate(form) })}
      {...texts}
      id={name}
      numeric
      inputMode="decimal"
      autoComplete="off"
      error={error}
      fieldClassName="max-w-60"
      defaultValue={form.getValues(name)}
    />
  );
}

function PriceQuantity({ form }: FormPart) {
  const t = useTranslations();
  const [fields, chosen] = useWatch({ control: form.control, name: ["fields", "pricesAreFor"] });
  const label = fields.includes("pricePer")
    ? "csv-import|columns|prices_are_for|blank"
    : "csv-import|columns|prices_are_for";
  return (
    <SelectField
      label={t(label)}
      fieldClassName="max-w-md"
      {...form.register("pricesAreFor")}
      defaultValue={chosen}
    >
      {priceQuantities.map((count) => (
        <option key={count} value={count}>
          {t("csv-import|columns|prices_are_for|pieces", { count })}
        </option>
      ))}
    </SelectField>
  );
}
