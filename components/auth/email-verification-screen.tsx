import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";
import { AuthScreen } from "./auth-screen";
import { EmailVerificationForm } from "./email-verification-form";

export function EmailVerificationScreen({ token }: { token?: string | undefined }) {
  const t = useTranslations();
  return (
    <AuthScreen
      title={t("auth|verification|title")}
      links={
        <>
          <PageLink href="/login" className="link">
            {t("auth|to_login")}
          </PageLink>{" "}
          ·{" "}
          <PageLink href="/signup" className="link">
            {t("auth|login|signup")}
          </PageLink>
        </>
      }
    >
      {token ? (
        <EmailVerificationForm token={token} />
      ) : (
        <Banner kind="error" title={t("issue|token_missing")} />
      )}
    </AuthScreen>
  );
}
