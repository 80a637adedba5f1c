import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";
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
          {t("auth|login|no_account")}{" "}
          <PageLink href="/signup" className="link">
            {t("auth|login|signup")}
          </PageLink>
        </>
      }
    >
      <LoginForm next={next} />
    </AuthScreen>
  );
}
