import type { Translator } from "@/lib/i18n/translator";
import type { Failure } from "@/lib/operations/action-result";

/** Why a call failed and, where that is known, in how many minutes it can be made again: one or two sentences. */
export function refusalText(
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
