"use client";

import { useTranslations } from "next-intl";
import { RadioChoice } from "../radio-choice";
import type { ChoicesPart } from "./choices-form";

const questions = [
  { name: "existing", ways: ["update", "skip"] },
  { name: "blankCells", ways: ["keep", "clear"] },
  { name: "quantityMeans", ways: ["total", "inStock"] },
] as const;

/** What becomes of listings that the file is recognised by (issue 7, re-import). */
export function ExistingChoices({ form }: ChoicesPart) {
  const t = useTranslations();
  return questions.map(({ name, ways }) => (
    <fieldset key={name}>
      <legend className="mb-1 font-semibold">{t(`csv-import|defaults|${name}`)}</legend>
      {ways.map((way) => (
        <RadioChoice
          key={way}
          id={`${name}-${way}`}
          value={way}
          label={t(`csv-import|defaults|${name}|${way}` as never)}
          hint={t(`csv-import|defaults|${name}|${way}|hint` as never)}
          {...form.register(name)}
          defaultChecked={form.getValues(name) === way}
        />
      ))}
    </fieldset>
  ));
}
