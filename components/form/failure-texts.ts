import type { FailureCode } from "@/lib/actions/action-result";
import type { Translator } from "@/lib/i18n/translator-type";

export type FailureTexts = Partial<Record<FailureCode, string>> & {
  INTERNAL: string;
  tooManyTries: string;
  retryAfter: string;
};

/** A placeholder, because only the browser knows the minutes. */
export const minutesPlaceholder = "{minutes}";

const codes = [
  "BAD_REQUEST",
  "FORBIDDEN",
  "INTERNAL",
  "PAYLOAD_TOO_LARGE",
  "TOO_MANY_REQUESTS",
  "UNAUTHENTICATED",
  "UNAVAILABLE",
  "UNREACHABLE",
] as const;

export function failureTextsOf(t: Translator): FailureTexts {
  const texts = codes.map((code) => [code, t(`error|${code}`)]);
  return {
    ...Object.fromEntries(texts),
    tooManyTries: t("error|too_many_tries"),
    retryAfter: t("error|retry_after|short", { minutes: minutesPlaceholder }),
  } as FailureTexts;
}
