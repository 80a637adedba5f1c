"use client";

import type { ListingFormValues } from "@/lib/listings/form";
import type { ListingFormPart } from "./listing-form-part";

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
