import { useLocale, useTranslations } from "next-intl";
import { withNext } from "@/lib/site/with-next";
import { AuthLink, AuthScreen } from "./auth-screen";
import { DraftBanner } from "./draft-banner";
import { SignupForm } from "./signup-form";

export function SignupScreen({ next }: { next: string | undefined }) {
  const t = useTranslations();
  return (
    <AuthScreen
      withLogo
      title={t("auth|signup|title")}
      notice={<DraftBanner next={next} />}
      links={
        <AuthLink lead={t("auth|signup|have_account")} href={withNext("/login", next)}>
          {t("auth|to_login")}
        </AuthLink>
      }
    >
      <SignupForm locale={useLocale()} next={next} />
    </AuthScreen>
  );
}
