"use client";

import type { ListingFormValues } from "./form-values";
import type { WithForm } from "./with-form";

type TextName = {
  [Name in keyof ListingFormValues]: ListingFormValues[Name] extends string ? Name : never;
}[Exclude<keyof ListingFormValues, "condition">];

/** A registered text field; its value stands in the page's HTML too. */
export function registered(form: WithForm["form"], name: TextName) {
  return { ...form.register(name), defaultValue: form.getValues(name) };
}
