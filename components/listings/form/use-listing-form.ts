"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { type FieldErrors, type FieldPath, type Resolver, set, useForm } from "react-hook-form";
import type { FieldFault } from "@/components/ui/error-summary";
import { type Issue, issueCode, issuesOf } from "@/lib/errors/issues";
import { useIssueText } from "@/lib/i18n/issue-text";
import { createListingAction } from "@/lib/listings/actions";
import { listingInput } from "@/lib/listings/schema";
import { emptyListing, type ListingFormValues, payloadOf } from "./form-values";

/** The same schema that the server asks, on the payload that the server gets. */
const resolver: Resolver<ListingFormValues> = (values) => {
  const result = listingInput.safeParse(payloadOf(values), { error: issueCode });
  if (result.success) {
    return { values, errors: {} };
  }
  const errors: FieldErrors<ListingFormValues> = {};
  for (const { path, code } of issuesOf(result.error)) {
    set(errors, path, { type: code, message: code });
  }
  return { values: {}, errors };
};

/** State and submission of the listing form: field errors from schema and server in one list. */
export function useListingForm() {
  const t = useTranslations();
  const issueText = useIssueText();
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const form = useForm<ListingFormValues>({
    defaultValues: emptyListing,
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  const faults = useMemo(
    () => [...faultsOf(errors, issueText), ...(failure ? [{ id: "top", text: failure }] : [])],
    [errors, failure, issueText],
  );

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    setSignedOut(false);
    const result = await createListingAction(payloadOf(values)).catch(() => null);
    if (result?.ok) {
      router.push(`/listing/detail/${result.answer.listingId}`);
      return;
    }
    showIssues(result?.issues ?? []);
    if (result?.code === "UNAUTHENTICATED") {
      setSignedOut(true);
      return;
    }
    setFailure(result?.issues.length ? null : t(`error|${result?.code ?? "UNAVAILABLE"}`));
  });

  function showIssues(issues: Issue[]): void {
    for (const { path, code } of issues) {
      form.setError(path as FieldPath<ListingFormValues>, { message: code });
    }
  }

  return { form, submit, faults, failure, isSignedOut };
}

type Errors = Record<string, unknown>;

function faultsOf(
  errors: Errors,
  issueText: (field: string, code: string) => string,
  prefix = "",
): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const path = prefix + name;
    const message = (error as { message?: unknown } | undefined)?.message;
    if (typeof message === "string") {
      return [{ id: path, text: issueText(path, message) }];
    }
    return error ? faultsOf(error as Errors, issueText, `${path}.`) : [];
  });
}
