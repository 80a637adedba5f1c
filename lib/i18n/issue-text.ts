import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { partsOfIssue } from "@/lib/errors/issues";

/** Translates an issue code for the field it is at: "Menge: muss mindestens 1 sein". */
export function useIssueText(): (field: string, code: string) => string {
  const t = useTranslations();
  return useCallback(
    (field, code) => {
      const label = fieldLabel(t, field);
      return label ? `${label}: ${issueSentence(t, code)}` : issueSentence(t, code);
    },
    [t],
  );
}

type Translator = ReturnType<typeof useTranslations>;

/** The bare sentence of an issue code, for under the field. */
export function issueSentence(t: Translator, issue: string): string {
  const { code, n } = partsOfIssue(issue);
  const key = `issue|${code}`;
  return t.has(key as never) ? t(key as never, { n } as never) : t("issue|invalid");
}

function fieldLabel(t: Translator, field: string): string | null {
  const key = `listing|form|${field.split(".")[0]}`;
  return t.has(key as never) ? t(key as never) : null;
}
