"use client";

import { useTranslations } from "next-intl";
import { useActionState, useState } from "react";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { useTypedLength } from "@/components/ui/use-typed-length";
import { contactSellerAction, type QuestionState } from "@/lib/contact/actions";
import { issueSentence } from "@/lib/i18n/issue-text";
import { textIn } from "@/lib/operations/form-text";

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
  const [state, action, isPending] = useActionState(ask, null, anchor);
  // A page that is drawn anew, for another user perhaps, keeps the form of the one who typed.
  const [{ formKey, userId }] = useState(page);
  const guard = useSubmitGuard(isPending, t("contact|offline"));
  const refusal = state && !state.ok ? state : null;
  const typed = typedIn(state, entered);
  const counted = useTypedLength(state, typed);
  const issue = refusal?.issues.find(({ path }) => path === "message");
  useHeldPage(isOfLostSession(refusal?.code));
  return {
    state,
    action,
    isPending,
    guard,
    formKey,
    userId,
    typed,
    /** What was refused of the question is over once it is another one. */
    error: issue && !counted.isChanged ? issueSentence(t, issue.code) : undefined,
    isMended: issue !== undefined && counted.isChanged,
    ...counted,
  };
}

function typedIn(state: QuestionState, entered: string): string {
  if (state === null) {
    return entered;
  }
  return state.ok ? "" : state.entered;
}

// What the server renders must be the action itself: so the form works before and without JavaScript.
const ask = typeof window === "undefined" ? contactSellerAction : askHere;

/** An answer that is lost on the way loses nothing else: sent again, the same question is not mailed twice. */
function askHere(before: QuestionState, form: FormData): Promise<QuestionState> {
  return contactSellerAction(before, form).catch(() => ({
    ok: false,
    code: "UNAVAILABLE",
    issues: [],
    entered: textIn(form, "question"),
  }));
}
