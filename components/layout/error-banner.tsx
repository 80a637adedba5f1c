import { useTranslations } from "next-intl";
import { AccountChanged, SessionEnded } from "@/components/session/session-ended";
import { Banner } from "@/components/ui/banner";
import type { Failure } from "@/lib/actions/action-result";

export type ShownFailure = Pick<Failure, "code" | "retryAfterInSeconds">;

interface ErrorBannerProps extends ShownFailure {
  title?: string | undefined;
}

export function ErrorBanner({ code, retryAfterInSeconds = 0, title }: ErrorBannerProps) {
  const t = useTranslations();
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  if (code === "UNAUTHENTICATED") {
    return <SessionEnded />;
  }
  if (code === "OTHER_ACCOUNT") {
    return <AccountChanged />;
  }
  const isTooEarly = minutes > 0 && code === "TOO_MANY_REQUESTS";
  const reason = isTooEarly ? t("error|too_many_tries") : t(`error|${code}`);
  const rest = minutes > 0 ? [t("error|retry_after", { minutes })] : [];
  const [first, ...others] = title === undefined ? [reason, ...rest] : [title, reason, ...rest];
  return others.length === 0 ? (
    <Banner kind="error" title={first} />
  ) : (
    <Banner
      kind="error"
      title={first.replace(/\.$/, "")}
      description={others.map((sentence) => sentence.replace(/\.?$/, ".")).join(" ")}
    />
  );
}
