"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { useTypedLength } from "@/components/ui/use-typed-length";
import { contactSellerAction } from "@/lib/contact/actions";
import { issueSentence } from "@/lib/i18n/issue-text";

export interface QuestionPage {
  listingId: number;
  userId: string;
  /** Names this form: posted twice, it asks once. */
  formKey: string;
  /** The draft that the address names; the answer without JavaScript comes under the same address. */
  draftId?: string | undefined;
  /** What was entered before the login, and is not sent yet. */
  entered: string;
}

/** State and submission of the member's question. */
export function useQuestionForm({ listingId, draftId, entered, ...page }: QuestionPage) {
  const t = useTranslations();
  // Without JavaScript the answer's page opens where the question is.
  const anchor = `/listing/detail/${listingId}${draftId ? `?draft=${draftId}` : ""}#contact`;
  const { state, failure, ...sent } = useFormAction(contactSellerAction, { answerPath: anchor });
  // A page that is drawn anew, for another user perhaps, keeps the form of the one who typed.
  const [{ formKey, userId }] = useState(page);
  const typed = state?.ok ? "" : (failure?.entered.question ?? entered);
  const counted = useTypedLength(state, typed);
  const issue = failure?.issues.find(({ path }) => path === "message");
  return {
    state,
    ...sent,
    formKey,
    userId,
    typed,
    /** What was refused of the question is over once it is another one. */
    error: issue && !counted.isChanged ? issueSentence(t, issue.code) : undefined,
    isMended: issue !== undefined && counted.isChanged,
    ...counted,
  };
}
