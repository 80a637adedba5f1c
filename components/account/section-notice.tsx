import { useTranslations } from "next-intl";
import { FormNotice } from "@/components/auth/form-notice";
import { ErrorSummary, type FieldFault } from "@/components/ui/error-summary";
import type { FormState } from "@/lib/operations/action-result";

interface SectionNoticeProps {
  state: FormState;
  /** Of forms that stay when they are done. */
  done?: string;
  faults: FieldFault[];
}

/** What came of one section's form. */
export function SectionNotice({ state, done, faults }: SectionNoticeProps) {
  const t = useTranslations();
  if (faults.length > 0) {
    return <ErrorSummary title={t("error|VALIDATION")} errors={faults} />;
  }
  return <FormNotice state={state} {...(done && { done })} />;
}
