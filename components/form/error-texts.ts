import type { FailureCode } from "@/lib/actions/action-result";
import type { Translator } from "@/lib/i18n/translator";

/** Why a form was not taken, as the server has said it in the page's language. */
export type FailureTexts = Partial<Record<FailureCode, string>> & {
  INTERNAL: string;
  /** Of too many, where it is known until when. */
  tooManyTries: string;
  /** With `minutesPlace` in it. */
  retryAfter: string;
};

/** In place of a number of minutes that only the browser will know. */
export const minutesPlace = "{minutes}";

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
    retryAfter: t("error|retry_after|short", { minutes: minutesPlace }),
  } as FailureTexts;
}
