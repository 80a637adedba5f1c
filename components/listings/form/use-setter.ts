"use client";

import type { ListingFormValues } from "./form-values";
import type { WithForm } from "./with-form";

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
