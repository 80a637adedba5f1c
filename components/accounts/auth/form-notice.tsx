import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import type { FormState } from "@/lib/actions/action-result";
import { useFieldIssues } from "./use-auth-form";

interface FormNoticeProps {
  state: FormState;
  done?: string;
  way?: ReactNode;
  /** Replaces the sentence for a dead link. */
  deadLink?: ReactNode;
}

export function FormNotice({ state, done, way, deadLink }: FormNoticeProps) {
  const t = useTranslations();
  const { summary } = useFieldIssues(state);
  if (state === null) {
    return null;
  }
  if (summary.length > 0) {
    return <ErrorSummary title={t("error|VALIDATION")} errors={summary} />;
  }
  if (state.ok) {
    return (
      <>
        <FocusedNotice news={state}>
          {done ? <Banner kind="success" title={done} /> : null}
        </FocusedNotice>
        {way}
      </>
    );
  }
  const { code, retryAfterInSeconds } = state;
  const isDeadLink = code === "TOKEN_INVALID" && deadLink !== undefined;
  return (
    <FocusedNotice news={state}>
      {isDeadLink ? deadLink : <ErrorBanner {...{ code, retryAfterInSeconds }} />}
    </FocusedNotice>
  );
}
