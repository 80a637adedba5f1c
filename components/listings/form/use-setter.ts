"use client";

import type { ListingFormValues } from "./form-values";
import type { WithForm } from "./with-form";

/** Sets fields that no element registers; after a refused submit their errors follow at once. */
export function useSetter(form: WithForm["form"]) {
  const { isSubmitted } = form.formState;
  return (changes: Partial<ListingFormValues>): void => {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof ListingFormValues, value, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };
}
