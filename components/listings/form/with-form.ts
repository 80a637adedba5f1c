"use client";

import type { UseFormReturn } from "react-hook-form";
import type { ListingFormValues } from "./form-values";

export interface WithForm {
  form: UseFormReturn<ListingFormValues>;
}

/**
 * Sets fields that no element registers. After a refused submit their errors follow, all at once: of two boxes that
 * change together neither is judged by the other's old state.
 */
export function useSetter(form: WithForm["form"]) {
  const { isSubmitted } = form.formState;
  return (changes: Partial<ListingFormValues>): void => {
    const names = Object.keys(changes) as (keyof ListingFormValues)[];
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof ListingFormValues, value, { shouldDirty: true });
    }
    if (isSubmitted) {
      void form.trigger(names);
    }
  };
}

type TextName = {
  [Name in keyof ListingFormValues]: ListingFormValues[Name] extends string ? Name : never;
}[Exclude<keyof ListingFormValues, "condition">];

/** A registered text field; its value stands in the page's HTML too. */
export function registered(form: WithForm["form"], name: TextName) {
  return { ...form.register(name), defaultValue: form.getValues(name) };
}
