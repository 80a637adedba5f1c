"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { callAction } from "@/components/form/call-action";
import { useSurePush } from "@/components/form/use-sure-push";
import type { Refusal } from "@/components/layout/refusal-banner";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import { showAlert } from "@/components/ui/alerts";
import { useIssueText } from "@/lib/i18n/issue-text";
import { createListingAction, updateListingAction } from "@/lib/listings/actions";
import type { Failure, FailureCode } from "@/lib/operations/action-result";
import { isOtherLot, type ListingFormValues, payloadOf, type RequestedLot } from "./form-values";
import { faultsOf, fieldAt, listingResolver } from "./listing-issues";
import { useListingConflict } from "./use-listing-conflict";
import { type Origin, useListingDraft } from "./use-listing-draft";

export interface ListingFormStart {
  initial: ListingFormValues;
  userId: string;
  formKey: string;
  /** Null for a new listing. */
  edited: { id: number; version: number; lot: RequestedLot | null } | null;
  /** Names user and listing, see `draftKeyOf`. */
  draftKey: string;
}

interface ListingFormOptions extends ListingFormStart {
  /** Asks where something of the form would be left behind. */
  maySend: () => Promise<boolean>;
}

export function useListingForm({ maySend, ...page }: ListingFormOptions) {
  const { initial, edited } = page;
  const t = useTranslations();
  const issueText = useIssueText();
  const push = useSurePush(stay);
  const [failure, setFailure] = useState<Refusal | null>(null);
  useHeldPage(isOfLostSession(failure?.code));
  const [isSaved, setSaved] = useState(false);
  const isSent = useRef(false);
  const isThere = useIsThere();
  // A page that is drawn anew for another user keeps the form of the one who typed.
  const [{ pageUserId, draftKey, formKey }] = useState({
    pageUserId: page.userId,
    draftKey: page.draftKey,
    formKey: page.formKey,
  });
  const form = useForm<ListingFormValues>({
    defaultValues: initial,
    resolver: listingResolver,
    shouldFocusError: false,
  });
  const origin = useRef<Origin>({ base: initial, version: edited?.version ?? null });
  const draft = useListingDraft({ form, draftKey, origin });
  const { conflict, meet, forget } = useListingConflict({ form, origin });
  const { errors } = form.formState;
  const faults = useMemo(() => faultsOf(errors, issueText), [errors, issueText]);

  const submit = form.handleSubmit(send, () => setFailure(null));

  /** A second press while the first is under way, or has succeeded, sends nothing. */
  async function send(values: ListingFormValues): Promise<void> {
    if (isSent.current || !(await maySend()) || isSent.current) {
      return;
    }
    isSent.current = true;
    setFailure(null);
    const result = await callAction(() => save(values));
    if (result.ok) {
      leave(result.answer.listingId);
      return;
    }
    await refuse(result);
  }

  function save(values: ListingFormValues) {
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

  async function refuse(refused: Failure): Promise<void> {
    const { code, issues } = refused;
    const isMet = code === "LISTING_CHANGED" && edited && isThere.current;
    const met = isMet ? await meet(edited.id) : "failed";
    if (met === "same" && edited) {
      leave(edited.id);
      return;
    }
    if (!isThere.current) {
      showAlert("error", t("listing|form|left|refused", { error: textOf(code) }));
      return;
    }
    isSent.current = false;
    for (const { path, code: message } of issues) {
      form.setError(fieldAt(path) as keyof ListingFormValues, { message });
    }
    setFailure(met === "shown" ? null : failureOf(refused));
  }

  /** Whoever has left the form before the answer came stays where they are. */
  function leave(listingId: number): void {
    draft.close();
    if (!isThere.current) {
      showAlert("success", t("listing|form|left|saved", { id: String(listingId) }));
      return;
    }
    setSaved(true);
    push(`/listing/detail/${listingId}`);
  }

  /** It is saved, and its page does not come: the same form can be sent again. */
  function stay(): void {
    isSent.current = false;
    setSaved(false);
  }

  function discard(): void {
    draft.discard();
    forget();
  }

  function textOf(code: FailureCode): string {
    return code === "LISTING_STATUS_CONFLICT" ? t("listing|form|deleted") : t(`error|${code}`);
  }

  return {
    form,
    submit,
    pageUserId,
    faults,
    failure,
    failureText: failure?.code === "LISTING_STATUS_CONFLICT" ? textOf(failure.code) : null,
    isSaved,
    conflict,
    draft,
    discard,
  };
}

/** Where fields are at fault, they say so themselves; a conflict has its panel. */
function failureOf<Refused extends Refusal & { issues: readonly unknown[] }>(
  refused: Refused,
): Refused | null {
  return refused.issues.length > 0 || refused.code === "LISTING_CHANGED" ? null : refused;
}

/** Whether the component is still on the page, for what is answered later. */
function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
