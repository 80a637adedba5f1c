import { useLocale, useTranslations } from "next-intl";
import { AuthLink } from "./auth-link";
import { AuthScreen } from "./auth-screen";
import { SignupForm } from "./signup-form";

export function SignupScreen() {
  const t = useTranslations();
  return (
    <AuthScreen
      withLogo
      title={t("auth|signup|title")}
      links={
        <AuthLink lead={t("auth|signup|have_account")} href="/login">
          {t("auth|to_login")}
        </AuthLink>
      }
    >
      <SignupForm locale={useLocale()} />
    </AuthScreen>
  );
}
