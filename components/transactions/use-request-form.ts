"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useActionState, useState } from "react";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { useTypedLength } from "@/components/ui/use-typed-length";
import { issueSentence } from "@/lib/i18n/issue-text";
import { type RequestState, requestListingAction } from "@/lib/transactions/actions";
import { type EnteredRequest, readEntered } from "@/lib/transactions/entered";
import type { QuantityBounds } from "@/lib/transactions/rules";
import { useRequestQuantity } from "./use-request-quantity";

interface RequestFormOptions {
  formKey: string;
  userId: string;
  bounds: QuantityBounds;
  entered: EnteredRequest;
}

/** State and submission of the member's request form. */
export function useRequestForm({ bounds, entered, ...page }: RequestFormOptions) {
  const t = useTranslations();
  const [state, action, isPending] = useActionState(request, null);
  // A page that is drawn anew, for another user perhaps, keeps the form of the one who typed.
  const [{ formKey, userId }] = useState(page);
  const refusal = state && !state.ok ? state : null;
  const kept = refusal ? refusal.entered : entered;
  const [answered, setAnswered] = useState<RequestState>(null);
  const quantity = useRequestQuantity(kept.quantity ?? String(bounds.least), bounds, () =>
    setAnswered(state),
  );
  const note = kept.note ?? "";
  const typedNote = useTypedLength(state, note);
  const guard = useSubmitGuard(isPending, t("transaction|request|offline"));
  useHeldPage(isOfLostSession(refusal?.code));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (quantity.isUnseen()) {
      event.preventDefault();
      return;
    }
    guard(event);
  }

  /** What was refused of the quantity, and what else was wrong with it, is over once another one is typed. */
  function quantityError(): string | undefined {
    if (answered === state || !refusal) {
      return undefined;
    }
    const ofTyped = quantity.hintOf(refusal.entered.quantity);
    return refusal.code === "STOCK_INSUFFICIENT"
      ? (ofTyped ?? t("error|STOCK_INSUFFICIENT"))
      : (issueAt("quantity") ?? ofTyped);
  }

  function issueAt(path: string): string | undefined {
    const issue = refusal?.issues.find((candidate) => candidate.path === path);
    if (issue?.code === "invalid" && path === "quantity") {
      return t("transaction|request|hint|whole");
    }
    return issue && issueSentence(t, issue.code);
  }

  const faults = {
    quantity: quantityError(),
    note: typedNote.isChanged ? undefined : issueAt("note"),
  };
  const isOfFields = refusal?.issues.some(({ path }) => path in faults) ?? false;
  return {
    state,
    refusal,
    action,
    submit,
    isPending,
    formKey,
    userId,
    kept,
    typedNote,
    quantity,
    faults,
    isOfFields,
    /** All that was refused is another text and another quantity by now. */
    isMended: isOfFields && !faults.quantity && !faults.note,
  };
}

// What the server renders must be the action itself: so the form works before and without JavaScript.
const request = typeof window === "undefined" ? requestListingAction : requestHere;

/** An answer that is lost on the way loses nothing else: sent again, the same form is the same request. */
function requestHere(before: RequestState, form: FormData): Promise<RequestState> {
  return requestListingAction(before, form).catch(() => ({
    ok: false,
    code: "UNAVAILABLE",
    issues: [],
    entered: readEntered(form),
  }));
}
