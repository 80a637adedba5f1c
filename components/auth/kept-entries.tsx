import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { Translator } from "@/lib/i18n/translator";
import { isDraftPath, isQuestionDraftPath } from "@/lib/transactions/entered";

/** On the way from a listing through the login: what was entered there is not lost (decision 0026). */
export function KeptEntries({ next }: { next: string | undefined }) {
  const t = useTranslations();
  return next !== undefined && isDraftPath(next) ? (
    <Banner kind="info" title={keptEntriesText(t, next)} />
  ) : null;
}

export function keptEntriesText(t: Translator, next: string): string {
  return t(isQuestionDraftPath(next) ? "auth|question_kept" : "auth|request_kept");
}
