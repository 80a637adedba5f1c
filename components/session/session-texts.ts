import type { Translator } from "@/lib/i18n/translator";

/** In place of a name that only the browser will know. */
export const namePlace = "{name}";

export type SessionTexts = ReturnType<typeof sessionTextsOf>;

/** What a page says that stays for the sake of what was typed, translated on the server. */
export function sessionTextsOf(t: Translator) {
  return {
    ended: t("session|ended|typed"),
    endedBeside: t("session|ended|beside"),
    otherBeside: t("session|other_beside", { name: namePlace }),
    back: t("session|back"),
  };
}
