import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { AuthScreen } from "./auth-screen";
import { SignupForm } from "./signup-form";

export function SignupScreen() {
  const t = useTranslations();
  return (
    <AuthScreen
      withLogo
      title={t("auth|signup|title")}
      links={
        <>
          {t("auth|signup|have_account")}{" "}
          <PageLink href="/login" className="link">
            {t("auth|to_login")}
          </PageLink>
        </>
      }
    >
      <SignupForm locale={useLocale()} />
    </AuthScreen>
  );
}
