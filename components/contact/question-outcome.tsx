"use client";

import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { SellerContact } from "@/lib/contact/schema";
import type { FormState } from "@/lib/operations/action-result";

interface QuestionOutcomeProps {
  state: NonNullable<FormState<SellerContact>>;
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
  return state.code === "NOT_FOUND" ? (
    <Banner kind="error" title={t("contact|gone")} />
  ) : (
    <RefusalBanner {...state} />
  );
}
