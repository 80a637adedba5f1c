"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { useTypedLength } from "@/components/ui/use-typed-length";
import { issueSentence } from "@/lib/i18n/issue-text";
import { type RequestState, requestListingAction } from "@/lib/transactions/actions";
import type { EnteredRequest } from "@/lib/transactions/entered";
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
  const sent = useFormAction(requestListingAction, {
    onSubmit: (event) => quantity.isUnseen() && event.preventDefault(),
  });
  const { state, failure: refusal } = sent;
  // A page that is drawn anew, for another user perhaps, keeps the form of the one who typed.
  const [{ formKey, userId }] = useState(page);
  const kept: EnteredRequest = refusal?.entered ?? entered;
  const [answered, setAnswered] = useState<RequestState>(null);
  const quantity = useRequestQuantity(kept.quantity ?? String(bounds.least), bounds, () =>
    setAnswered(state),
  );
  const note = kept.note ?? "";
  const typedNote = useTypedLength(state, note);

  /** What was refused of the quantity, and what else was wrong with it, is over once another one is typed. */
  function quantityError(): string | undefined {
    if (answered === state || !refusal) {
      return undefined;
    }
    const ofTyped = quantity.hintOf(refusal.entered.quantity ?? "");
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
    ...sent,
    refusal,
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
