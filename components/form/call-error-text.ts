import type { Failure, FailureCode } from "@/lib/actions/action-result";
import type { Translator } from "@/lib/i18n/translator-type";

export function callErrorText(
  t: Translator,
  { code, retryAfterInSeconds = 0 }: Pick<Failure, "code" | "retryAfterInSeconds">,
): string {
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  if (minutes === 0) {
    return t(`error|${code}`);
  }
  const reason = code === "TOO_MANY_REQUESTS" ? t("error|too_many_tries") : t(`error|${code}`);
  return `${reason.replace(/\.?$/, ".")} ${t("error|retry_after", { minutes })}`;
}

const passing: ReadonlySet<FailureCode> = new Set([
  "INTERNAL",
  "OUTDATED",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "UNREACHABLE",
]);

/** Whether the failure leaves the page's data valid, so that no refresh is needed. */
export function isPassingFailure(code: FailureCode): boolean {
  return passing.has(code);
}
