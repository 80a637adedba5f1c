import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { Translator } from "@/lib/i18n/translator-type";
import { isDraftPath, isQuestionDraftPath } from "@/lib/site/request-draft-path";

/** Says that what was typed before the login is saved. */
export function DraftBanner({ next }: { next: string | undefined }) {
  const t = useTranslations();
  return next !== undefined && isDraftPath(next) ? (
    <Banner kind="info" title={draftBannerText(t, next)} />
  ) : null;
}

export function draftBannerText(t: Translator, next: string): string {
  return t(isQuestionDraftPath(next) ? "auth|question_saved" : "auth|request_saved");
}
