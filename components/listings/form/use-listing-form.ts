"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { issuesIn } from "@/components/form/field-errors";
import { useValidatedForm } from "@/components/form/use-validated-form";
import { showAlert } from "@/components/ui/alerts";
import type { SummaryError } from "@/components/ui/inputs/error-summary";
import type { Failure, FailureCode } from "@/lib/actions/action-result";
import { createListingAction, updateListingAction } from "@/lib/actions/listings";
import { useIssueText } from "@/lib/i18n/issue-text";
import { isOtherLot, type RequestedLot } from "@/lib/listings/bundle-rules";
import { fieldAt, issuesOfForm, type ListingFormValues, payloadOf } from "@/lib/listings/form";
import { useListingConflict } from "./use-listing-conflict";
import { type Origin, useListingDraft } from "./use-listing-draft";

export interface ListingFormStart {
  initial: ListingFormValues;
  userId: string;
  formKey: string;
  /** Null for a new listing. */
  edited: { id: number; version: number; lot: RequestedLot | null } | null;
  /** See `draftKeyOf`. */
  draftKey: string;
}

interface ListingFormOptions extends ListingFormStart {
  /** May ask about files that would be left behind. */
  maySend: () => Promise<boolean>;
}

export function useListingForm({ maySend, ...page }: ListingFormOptions) {
  const { initial, edited } = page;
  const t = useTranslations();
  const issueText = useIssueText();
  const isMounted = useIsMounted();
  // After a change of users, the form still belongs to who typed it.
  const [{ pageUserId, draftKey, formKey }] = useState({
    pageUserId: page.userId,
    draftKey: page.draftKey,
    formKey: page.formKey,
  });
  const { form, ...saving } = useValidatedForm<ListingFormValues, { listingId: number }>({
    initial,
    issuesOf: issuesOfForm,
    fieldAt,
    maySend,
    save,
    settle: (result) => (result.ok ? leave(result.answer.listingId) : reject(result)),
  });
  const origin = useRef<Origin>({ base: initial, version: edited?.version ?? null });
  const draft = useListingDraft({ form, draftKey, origin });
  const { conflict, showConflict, forget } = useListingConflict({ form, origin });
  const { errors } = form.formState;
  const summaryErrors = useMemo(() => summaryErrorsOf(errors, issueText), [errors, issueText]);

  async function save(values: ListingFormValues) {
    const payload = payloadOf(values);
    return edited
      ? updateListingAction(pageUserId, {
          ...payload,
          id: edited.id,
          version: origin.current.version,
          bundlePriceQuantity: isOtherLot(edited.lot, values) ? values.quantity : null,
        })
      : createListingAction(pageUserId, payload, formKey);
  }

  async function reject(rejected: Failure): Promise<string | Failure | null> {
    const { code } = rejected;
    const isConflict = code === "LISTING_CHANGED" && edited && isMounted.current;
    const met = isConflict ? await showConflict(edited.id) : "failed";
    if (met === "same" && edited) {
      return leave(edited.id);
    }
    if (!isMounted.current) {
      showAlert("error", t("listing|form|left|rejected", { error: textOf(code) }));
      return null;
    }
    return met === "shown" ? null : rejected;
  }

  /** Does not navigate once the member has left the form. */
  function leave(listingId: number): string | null {
    draft.close();
    if (!isMounted.current) {
      showAlert("success", t("listing|form|left|saved", { id: String(listingId) }));
      return null;
    }
    return `/listing/detail/${listingId}`;
  }

  function discard(): void {
    draft.discard();
    forget();
  }

  function textOf(code: FailureCode): string {
    return code === "LISTING_STATUS_CONFLICT" ? t("listing|form|deleted") : t(`error|${code}`);
  }

  const isDeleted = saving.failure?.code === "LISTING_STATUS_CONFLICT";
  const failureText = isDeleted ? t("listing|form|deleted") : null;
  return { ...saving, form, pageUserId, summaryErrors, failureText, conflict, draft, discard };
}

export function summaryErrorsOf(
  errors: object,
  sentence: (field: string, code: string) => string,
): SummaryError[] {
  return issuesIn(errors).map(({ path, code }) => ({
    id: path === "documentIds" ? "documents" : path,
    text: sentence(path, code),
  }));
}

function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
