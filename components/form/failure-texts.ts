import type { Translator } from "@/lib/i18n/translator";
import type { FailureTexts } from "./posted-form";

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

/** What a `PostedForm` can meet, translated on the server: visitors' pages load no translator. */
export function failureTextsOf(t: Translator): FailureTexts {
  const texts = codes.map((code) => [code, t(`error|${code}`)]);
  return Object.fromEntries(texts) as FailureTexts;
}
