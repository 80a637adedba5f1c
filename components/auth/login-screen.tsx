import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { AuthLink } from "./auth-link";
import { AuthScreen } from "./auth-screen";
import { LoginForm } from "./login-form";

/** `next`: the page that asked for the login; the action checks that it is one of ours. */
export function LoginScreen({ next }: { next?: string | undefined }) {
  const t = useTranslations();
  return (
    <AuthScreen
      withLogo
      title={t("auth|login|title")}
      notice={next ? <Banner kind="info" title={t("auth|login|please")} /> : null}
      links={
        <>
          <AuthLink href="/request-password-reset">{t("auth|forgot|title")}</AuthLink>
          <AuthLink href="/request-email-verification">{t("auth|resend|title")}</AuthLink>
          <AuthLink lead={t("auth|login|no_account")} href="/signup">
            {t("auth|login|signup")}
          </AuthLink>
        </>
      }
    >
      <LoginForm next={next} />
    </AuthScreen>
  );
}
