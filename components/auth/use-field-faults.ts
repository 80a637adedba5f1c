import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FormState } from "@/lib/auth/form-state";
import { issueSentence } from "@/lib/i18n/issue-text";

/** What a refused form says of each field, translated, and what was typed into it. */
export function useFieldFaults(state: FormState) {
  const t = useTranslations();
  return useMemo(() => {
    const refused = state.step === "refused" ? state : { issues: [], values: {} };
    const faults = refused.issues.map(({ path, code }) => ({
      id: path,
      text: issueSentence(t, code),
    }));
    const values: Record<string, string> = refused.values;
    return {
      faults,
      errorOf: (name: string) => faults.find(({ id }) => id === name)?.text,
      typedInto: (name: string) => values[name],
    };
  }, [state, t]);
}
