"use client";

import type { UseFormReturn } from "react-hook-form";
import type { ListingFormValues } from "@/lib/listings/form";

export interface ListingFormPart {
  form: UseFormReturn<ListingFormValues>;
}

type TextName = {
  [Name in keyof ListingFormValues]: ListingFormValues[Name] extends string ? Name : never;
}[Exclude<keyof ListingFormValues, "condition">];

/** The HTML carries the value too. */
export function registeredField(form: ListingFormPart["form"], name: TextName) {
  return { ...form.register(name), defaultValue: form.getValues(name) };
}
