import type { Translator } from "@/lib/i18n/translator";

/** A placeholder, because only the browser knows the name. */
export const nameColumn = "{name}";

export type SessionTexts = ReturnType<typeof sessionTextsOf>;

export function sessionTextsOf(t: Translator) {
  return {
    ended: t("session|ended|typed"),
    endedBeside: t("session|ended|beside"),
    otherBeside: t("session|other_beside", { name: nameColumn }),
    back: t("session|back"),
  };
}
