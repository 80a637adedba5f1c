"use client";

import type { UseFormReturn } from "react-hook-form";
import type { ListingFormValues } from "@/lib/listings/form";

export interface ListingFormPart {
  form: UseFormReturn<ListingFormValues>;
}

/** Validates after all changes, never in between. */
export function useSetter(form: ListingFormPart["form"]) {
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

/** The HTML carries the value too. */
export function registered(form: ListingFormPart["form"], name: TextName) {
  return { ...form.register(name), defaultValue: form.getValues(name) };
}
