"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import { ManufacturerCombobox } from "./manufacturer-combobox";
import { namedBy, optionsFor, settledManufacturer } from "./manufacturer-options";
import { type FoundManufacturers, useManufacturerSearch } from "./use-manufacturer-search";
import { useSetter } from "./use-setter";
import { useFieldError, type WithForm } from "./with-form";

const id = "manufacturer";

/** A known manufacturer, found while typing, or a new one by the typed name (spec §3, §5). */
export function ManufacturerField({ form }: WithForm) {
  const t = useTranslations();
  const set = useSetter(form);
  const notes = { hint: t("listing|form|manufacturer|hint"), error: useFieldError(form)(id) };
  const value = useWatch({ control: form.control, name: id });
  const [isFocused, setFocused] = useState(false);
  const text = value?.name ?? "";
  const isUnknown = value !== null && value.id === undefined;
  const found = useManufacturerSearch(text, {
    isWanted: isFocused || isUnknown,
    onFound: (arrived) => (isFocused ? undefined : settle(arrived)),
  });
  const isAnswered = found?.query === text;

  /** A text that was typed and left; what the search has not said yet, `onFound` will. */
  function settle(answer: FoundManufacturers | null): void {
    const entered = form.getValues(id);
    if (entered && entered.id === undefined) {
      const known = answer?.query === entered.name ? answer.manufacturers : [];
      set({ manufacturer: settledManufacturer(entered.name, known) });
    }
  }

  return (
    <Field label={t("listing|form|manufacturer")} htmlFor={id} required {...notes}>
      <ManufacturerCombobox
        {...fieldAttributes(id, notes)}
        text={text}
        options={isAnswered ? optionsFor(text, found.manufacturers) : (found?.manufacturers ?? [])}
        isAnswered={isAnswered}
        isNew={isUnknown && isAnswered && found.isSure && !namedBy(text, found.manufacturers)}
        onText={(typed) => set({ manufacturer: typed === "" ? null : { name: typed } })}
        onChoose={(manufacturer) => set({ manufacturer })}
        onFocus={() => setFocused(true)}
        onLeave={() => {
          setFocused(false);
          settle(found);
        }}
        onSettle={() => settle(found)}
      />
    </Field>
  );
}
