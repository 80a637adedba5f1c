import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ErrorSummary } from "@/components/ui/error-summary";
import type { FormState } from "@/lib/auth/form-state";
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
  return <Banner kind="error" title={t(`error|${state.code}`)} />;
}
