import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormState } from "@/lib/operations/form-state";
import { useFieldFaults } from "./use-field-faults";

/** Above the form: success, the refusal, or the fields at fault (spec §2.3, ui.md). */
export function FormNotice({ state, done }: { state: FormState; done?: string }) {
  const t = useTranslations();
  const { summary } = useFieldFaults(state);
  if (state.step === "untouched") {
    return null;
  }
  if (state.step === "done") {
    return done ? <Banner kind="success" title={done} /> : null;
  }
  if (summary.length > 0) {
    return <ErrorSummary title={t("error|VALIDATION")} errors={summary} />;
  }
  const { code, retryAfterInSeconds } = state;
  const minutes = Math.ceil((retryAfterInSeconds ?? 0) / 60);
  return (
    <Banner
      kind="error"
      title={t(`error|${code}`)}
      description={minutes > 0 ? t("error|retry_after", { minutes }) : undefined}
    />
  );
}
