"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import { afterPress } from "./after-press";
import { ManufacturerCombobox } from "./manufacturer-combobox";
import {
  type KnownManufacturer,
  meantBy,
  namedBy,
  optionsFor,
  settledManufacturer,
} from "./manufacturer-options";
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
  // A draft's name comes back without having been typed here.
  const [isLeft, setLeft] = useState(true);
  const text = value?.name ?? "";
  const isUnknown = value !== null && value.id === undefined;
  const found = useManufacturerSearch(text, {
    isWanted: isFocused || isUnknown,
    onFound: (arrived) => (isFocused ? undefined : settle(arrived)),
  });
  const isAnswered = found?.query === text;
  const isNew = isUnknown && isAnswered && found.isSure && !namedBy(text, found.manufacturers);
  const meant = isNew && isLeft && !isFocused ? meantBy(text, found.manufacturers) : null;

  /** A text that was typed and left; what the search has not said yet, `onFound` will. */
  function settle(answer: FoundManufacturers | null): void {
    const entered = form.getValues(id);
    if (entered && entered.id === undefined) {
      const known = answer?.query === entered.name ? answer.manufacturers : [];
      set({ manufacturer: settledManufacturer(entered.name, known) });
    }
  }

  /** The button goes with its press: the focus goes to the field, which says what was taken. */
  function take(manufacturer: KnownManufacturer): void {
    set({ manufacturer });
    document.getElementById(id)?.focus();
  }

  return (
    <Field label={t("listing|form|manufacturer")} htmlFor={id} required {...notes}>
      <ManufacturerCombobox
        {...fieldAttributes(id, notes)}
        text={text}
        options={
          isAnswered && found.isSure
            ? optionsFor(text, found.manufacturers)
            : (found?.manufacturers ?? [])
        }
        isAnswered={isAnswered}
        isNew={isNew}
        onText={(typed) => set({ manufacturer: typed === "" ? null : { name: typed } })}
        onChoose={(manufacturer) => set({ manufacturer })}
        onFocus={() => {
          setFocused(true);
          setLeft(false);
        }}
        onLeave={() => {
          setFocused(false);
          settle(found);
          afterPress(() => setLeft(true));
        }}
        onSettle={() => settle(found)}
      />
      <div role="status" className="mt-2 empty:hidden">
        {meant ? (
          <Button variant="quiet" size="sm" onClick={() => take(meant)}>
            {t("listing|form|manufacturer|did_you_mean", { name: meant.name })}
          </Button>
        ) : null}
      </div>
    </Field>
  );
}
