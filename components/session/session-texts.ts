import type { Translator } from "@/lib/i18n/translator-type";

/** A placeholder, because only the browser knows the name. */
export const namePlaceholder = "{name}";

export type SessionTexts = ReturnType<typeof sessionTextsOf>;

export function sessionTextsOf(t: Translator) {
  return {
    ended: t("session|ended|typed"),
    endedBeside: t("session|ended|beside"),
    otherBeside: t("session|other_beside", { name: namePlaceholder }),
    back: t("session|back"),
  };
}
