"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { TypingDraft } from "@/components/session/typing-draft";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { CharacterCount } from "@/components/ui/inputs/character-count";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { useTypedLength } from "@/components/ui/inputs/use-typed-length";
import type { FormState } from "@/lib/actions/action-result";
import { contactSellerAction } from "@/lib/actions/contact";
import type { SellerContact } from "@/lib/contact/schema";
import { issueSentence } from "@/lib/i18n/issue-text";
import { QuestionField } from "./question-field";
import { QuestionSection } from "./question-section";

interface QuestionFormProps extends QuestionPage {
  max: number;
  /** Why the form is closed; a typed text can still be copied. */
  closedText: string | null;
}

export function QuestionForm({ max, closedText, ...page }: QuestionFormProps) {
  const t = useTranslations();
  const form = useQuestionForm(page);
  const { state, typed } = form;
  return (
    <QuestionSection isOpen={state !== null || page.entered !== ""}>
      {(state || page.entered) && !form.isCorrected ? (
        <FocusedNotice news={state}>
          {state ? (
            <QuestionOutcome state={state} error={form.error} />
          ) : (
            <Banner
              kind="info"
              title={t("contact|unsent")}
              description={t("contact|unsent|text")}
            />
          )}
        </FocusedNotice>
      ) : null}
      <form {...form.props} noValidate className="space-y-4">
        <input type="hidden" name="listingId" value={page.listingId} />
        <input type="hidden" name="pageUserId" value={form.userId} />
        <input type="hidden" name="formKey" value={form.formKey} />
        {closedText ? <p className="text-sm text-steel-3">{closedText}</p> : null}
        <QuestionField
          max={max}
          readOnly={closedText !== null}
          disabled={closedText !== null && form.length === 0}
          defaultValue={typed}
          error={form.error}
          aria-invalid={form.length > max}
          onChange={(event) => form.count(event.target.value)}
          footnote={
            <CharacterCount length={form.length} max={max} isAnnounced={form.error !== undefined} />
          }
        />
        <TypingDraft name={`question-${page.listingId}`} />
        <Button
          type="submit"
          variant="quiet"
          disabled={closedText !== null}
          busy={form.isPending}
          className="w-full"
        >
          {t("contact|submit")}
        </Button>
      </form>
    </QuestionSection>
  );
}

interface QuestionOutcomeProps {
  state: NonNullable<FormState<SellerContact>>;
  error: string | undefined;
}

function QuestionOutcome({ state, error }: QuestionOutcomeProps) {
  const t = useTranslations();
  if (state.ok) {
    return <Banner kind="success" title={t("contact|sent", { email: state.answer.replyTo })} />;
  }
  if (error) {
    const summaryError = { id: "question", text: `${t("contact|question")}: ${error}` };
    return (
      <ErrorSummary
        title={t("transaction|request|errors")}
        errors={[summaryError]}
        rejections={0}
      />
    );
  }
  return state.code === "NOT_FOUND" ? (
    <Banner kind="error" title={t("contact|gone")} />
  ) : (
    <ErrorBanner {...state} />
  );
}

interface QuestionPage {
  listingId: number;
  userId: string;
  /** Makes a repeated post idempotent. */
  formKey: string;
  /** The answer without JavaScript keeps this draft in its address. */
  draftId?: string | undefined;
  entered: string;
}

function useQuestionForm({ listingId, draftId, entered, ...page }: QuestionPage) {
  const t = useTranslations();
  // Without JavaScript the answer's page opens at the question.
  const anchor = `/listing/detail/${listingId}${draftId ? `?draft=${draftId}` : ""}#contact`;
  const { state, failure, ...sent } = useFormAction(contactSellerAction, { answerPath: anchor });
  // Keeps the first user, even when the page is rendered again for another.
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
    /** An error of the question disappears when the question changes. */
    error: issue && !counted.isChanged ? issueSentence(t, issue.code) : undefined,
    isCorrected: issue !== undefined && counted.isChanged,
    ...counted,
  };
}
