"use client";

import { useTranslations } from "next-intl";
import { RadioChoice } from "../radio-choice";
import type { ChoicesPart } from "./choices-form";

const questions = [
  { name: "existing", ways: ["update", "skip"] },
  { name: "blankCells", ways: ["keep", "clear"] },
  { name: "quantityMeans", ways: ["total", "inStock"] },
] as const;
const blankNoteId = "blankCells-required";

interface ExistingChoicesProps extends ChoicesPart {
  /** Of the quantity's column, where that is why the stock is proposed. */
  stockHeading: string | null;
}

/** What becomes of listings that the file is recognised by (issue 7, re-import). */
export function ExistingChoices({ form, stockHeading }: ExistingChoicesProps) {
  const t = useTranslations();
  const reason =
    stockHeading && t("csv-import|defaults|quantityMeans|preset", { heading: stockHeading });
  return questions.map(({ name, ways }) => (
    <fieldset key={name} aria-describedby={name === "blankCells" ? blankNoteId : undefined}>
      <legend className="mb-1 font-semibold">{t(`csv-import|defaults|${name}`)}</legend>
      {name === "blankCells" ? (
        <p id={blankNoteId} className="text-sm text-steel-3">
          {t("csv-import|defaults|blankCells|required")}
        </p>
      ) : null}
      {ways.map((way) => (
        <RadioChoice
          key={way}
          id={`${name}-${way}`}
          value={way}
          label={t(`csv-import|defaults|${name}|${way}` as never)}
          hint={[
            t(`csv-import|defaults|${name}|${way}|hint` as never),
            way === "inStock" ? reason : null,
          ]
            .filter(Boolean)
            .join(" ")}
          {...form.register(name)}
          defaultChecked={form.getValues(name) === way}
        />
      ))}
    </fieldset>
  ));
}
