"use client";

import { useTranslations } from "next-intl";
import { type FieldPath, get, type UseFormReturn, useFormState } from "react-hook-form";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { ListingFormValues } from "./form-values";

export interface WithForm {
  form: UseFormReturn<ListingFormValues>;
}

/** Answers the translated error of a field, or undefined. */
export function useFieldError(form: WithForm["form"]) {
  const t = useTranslations();
  const { errors } = useFormState({ control: form.control });
  return (field: FieldPath<ListingFormValues>): string | undefined => {
    const message = (get(errors, field) as { message?: unknown } | undefined)?.message;
    return typeof message === "string" ? issueSentence(t, message, field) : undefined;
  };
}
