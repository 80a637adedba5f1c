import type { Translator } from "@/lib/i18n/translator-type";

/** Texts are props, because next-intl's client part has 12 kB. */
export interface SearchTexts {
  name?: string;
  label: string;
  submit: string;
  codes: string;
  manufacturers: string;
  kinds: string;
  /** With `#` for the number of suggestions. */
  count: string;
}

export function searchTexts(t: Translator): SearchTexts {
  return {
    label: t("layout|search|label"),
    submit: t("layout|search|submit"),
    codes: t("layout|suggest|codes"),
    manufacturers: t("layout|suggest|manufacturers"),
    kinds: t("layout|suggest|kinds"),
    count: t("layout|suggest|count", { count: "#" }),
  };
}
