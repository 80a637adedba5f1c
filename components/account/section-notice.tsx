import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormNotice } from "@/components/auth/form-notice";
import { SessionEnded } from "@/components/session/session-ended";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary, type FieldFault } from "@/components/ui/error-summary";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { FormState } from "@/lib/operations/form-state";

export type RefusalHints = Partial<Record<ErrorCode, ReactNode>>;

interface SectionNoticeProps {
  state: FormState;
  done: string | undefined;
  faults: FieldFault[];
  /** What to do about a refusal with that code. */
  hints: RefusalHints | undefined;
}

/** What came of one section's form. */
export function SectionNotice({ state, done, faults, hints }: SectionNoticeProps) {
  const t = useTranslations();
  if (faults.length > 0) {
    return <ErrorSummary title={t("error|VALIDATION")} errors={faults} />;
  }
  if (state.step === "refused" && state.code === "UNAUTHENTICATED") {
    return <SessionEnded />;
  }
  const hint = state.step === "refused" ? hints?.[state.code] : undefined;
  if (state.step === "refused" && hint) {
    const title = (
      <>
        {t(`error|${state.code}`)} {hint}
      </>
    );
    return <Banner kind="error" title={title} />;
  }
  return <FormNotice state={state} {...(done && { done })} />;
}
