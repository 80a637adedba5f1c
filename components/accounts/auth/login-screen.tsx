import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { isDraftPath } from "@/lib/site/request-draft-path";
import { withNext } from "@/lib/site/with-next";
import { AuthLink, AuthScreen } from "./auth-screen";
import { draftBannerText } from "./draft-banner";
import { LoginForm } from "./login-form";

interface LoginScreenProps {
  next?: string | undefined;
  isFarewell?: boolean;
}

export function LoginScreen({ next, isFarewell = false }: LoginScreenProps) {
  const t = useTranslations();
  const isStarted = next !== undefined && isDraftPath(next);
  const please = t("auth|login|please");
  const lead = isStarted ? `${please} ${draftBannerText(t, next)}` : please;
  const signUp = (
    <AuthLink lead={t("auth|login|no_account")} href={withNext("/signup", next)}>
      {t("auth|login|signup")}
    </AuthLink>
  );
  return (
    <AuthScreen
      withLogo
      title={t("auth|login|title")}
      notice={
        <>
          {isFarewell ? <Banner kind="success" title={t("auth|login|account_deleted")} /> : null}
          {next ? <Banner kind="info" title={lead} /> : null}
          {isStarted ? <ul>{signUp}</ul> : null}
        </>
      }
      links={
        <>
          <AuthLink href={withNext("/request-password-reset", next)}>
            {t("auth|forgot|title")}
          </AuthLink>
          <AuthLink href={withNext("/request-email-verification", next)}>
            {t("auth|resend|title")}
          </AuthLink>
          {isStarted ? null : signUp}
        </>
      }
    >
      <LoginForm locale={useLocale()} next={next} />
    </AuthScreen>
  );
}
