import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import type { FormAction, FormState } from "@/lib/actions/action-result";
import type { Issue } from "@/lib/errors/issues";
import type { FormEntries } from "@/lib/fields/posted-form";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { Translator } from "@/lib/i18n/translator-type";

export function useAuthForm<Answer>(action: FormAction<Answer>) {
  const t = useTranslations();
  const form = useFormAction(action);
  return { t, ...form, fieldIssues: useFieldIssues(form.state) };
}

export function useFieldIssues(state: FormState) {
  const t = useTranslations();
  return useMemo(() => {
    const { issues, entered } = failureOf(state);
    const summaryErrors = issues.map(({ path, code }) => ({
      id: path,
      text: issueSentence(t, code),
    }));
    return {
      /** The summary adds the field's name, unless the sentence has it. */
      summary: issues.map(({ path, code }) => ({
        id: path,
        text: nameless(code)
          ? `${labelOf(t, path)}: ${issueSentence(t, code)}`
          : issueSentence(t, code),
      })),
      errorOf: (name: string) => summaryErrors.find(({ id }) => id === name)?.text,
      typedInto: (name: string) => entered[name],
    };
  }, [state, t]);
}

function failureOf(state: FormState): { issues: Issue[]; entered: FormEntries } {
  return state?.ok === false ? state : { issues: [], entered: {} };
}

function nameless(code: string): boolean {
  return !/^(email_required|password_required|password_confirmation_required|passwords_differ|token_missing)$/.test(
    code,
  );
}

function labelOf(t: Translator, field: string): string {
  const key = `auth|${field}`;
  return t.has(key as never) ? t(key as never) : field;
}
