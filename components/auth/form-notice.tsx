import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormState } from "@/lib/operations/form-state";
import { useFieldFaults } from "./use-field-faults";

interface FormNoticeProps {
  state: FormState;
  done?: string;
  /** Under the success: where to go on. */
  way?: ReactNode;
  /** Instead of the sentence for a dead link: where to get a new one. */
  deadLink?: ReactNode;
}

/** Above the form: success, the refusal, or the fields at fault (spec §2.3, ui.md). */
export function FormNotice({ state, done, way, deadLink }: FormNoticeProps) {
  const t = useTranslations();
  const { summary } = useFieldFaults(state);
  if (state.step === "untouched") {
    return null;
  }
  if (state.step === "done") {
    return (
      <>
        {done ? <Banner kind="success" title={done} /> : null}
        {way}
      </>
    );
  }
  if (summary.length > 0) {
    return <ErrorSummary title={t("error|VALIDATION")} errors={summary} />;
  }
  const { code, retryAfterInSeconds } = state;
  if (code === "TOKEN_INVALID" && deadLink) {
    return deadLink;
  }
  const minutes = Math.ceil((retryAfterInSeconds ?? 0) / 60);
  if (minutes === 0) {
    return <Banner kind="error" title={t(`error|${code}`)} />;
  }
  // A description follows: the title is no sentence then.
  const title = code === "TOO_MANY_REQUESTS" ? t("auth|too_many") : t(`error|${code}`);
  return (
    <Banner
      kind="error"
      title={title.replace(/\.$/, "")}
      description={t("error|retry_after", { minutes })}
    />
  );
}
