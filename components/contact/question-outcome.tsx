"use client";

import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { AccountChanged } from "@/components/session/account-changed";
import { SessionEnded } from "@/components/session/session-ended";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { QuestionState } from "@/lib/contact/actions";

interface QuestionOutcomeProps {
  state: NonNullable<QuestionState>;
  /** What is wrong with the question itself. */
  error: string | undefined;
}

/** What became of a question: where the reply will go, or why it was not sent. */
export function QuestionOutcome({ state, error }: QuestionOutcomeProps) {
  const t = useTranslations();
  if (state.ok) {
    return <Banner kind="success" title={t("contact|sent", { email: state.answer.replyTo })} />;
  }
  if (error) {
    const fault = { id: "question", text: `${t("contact|question")}: ${error}` };
    return <ErrorSummary title={t("transaction|request|faults")} errors={[fault]} refusals={0} />;
  }
  switch (state.code) {
    case "UNAUTHENTICATED":
      return <SessionEnded />;
    case "OTHER_ACCOUNT":
      return <AccountChanged />;
    case "NOT_FOUND":
      return <Banner kind="error" title={t("contact|gone")} />;
    default:
      return <RefusalBanner {...state} />;
  }
}
