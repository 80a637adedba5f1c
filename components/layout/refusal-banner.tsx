import { useTranslations } from "next-intl";
import { AccountChanged } from "@/components/session/account-changed";
import { SessionEnded } from "@/components/session/session-ended";
import { Banner } from "@/components/ui/banner";
import type { FailureCode } from "@/lib/operations/action-result";

interface RefusalBannerProps {
  code: FailureCode;
  /** Of TOO_MANY_REQUESTS and UNAVAILABLE. */
  retryAfterInSeconds?: number | undefined;
}

/** Why a form failed, and in how many minutes it can be sent again where that is known (decision 0013). */
export function RefusalBanner({ code, retryAfterInSeconds = 0 }: RefusalBannerProps) {
  const t = useTranslations();
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  if (code === "UNAUTHENTICATED") {
    return <SessionEnded />;
  }
  if (code === "OTHER_ACCOUNT") {
    return <AccountChanged />;
  }
  if (minutes === 0) {
    return <Banner kind="error" title={t(`error|${code}`)} />;
  }
  // A description follows: the title is no sentence then.
  const title = code === "TOO_MANY_REQUESTS" ? t("error|too_many_tries") : t(`error|${code}`);
  return (
    <Banner
      kind="error"
      title={title.replace(/\.$/, "")}
      description={t("error|retry_after", { minutes })}
    />
  );
}
