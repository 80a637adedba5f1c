import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { resendVerificationAction } from "@/lib/actions/auth";
import { withNext } from "@/lib/site/with-next";
import { AuthLink, AuthScreen } from "./auth-screen";
import { DraftBanner } from "./draft-banner";
import { LinkRequestForm } from "./link-request-form";

interface SignupSentScreenProps {
  /** Unknown in another browser or long after the signup. */
  email: string | undefined;
  next: string | undefined;
}

export function SignupSentScreen({ email, next }: SignupSentScreenProps) {
  const t = useTranslations();
  return (
    <AuthScreen
      withLogo
      title={t("auth|sent|title")}
      notice={
        <>
          <Banner kind="success" title={t("auth|signup|done")} />
          <p>
            {email === undefined
              ? t("auth|sent|lead")
              : t.rich("auth|sent|lead_to", {
                  email: () => <strong className="break-words">{email}</strong>,
                })}
          </p>
          <DraftBanner next={next} />
          <p>{t("auth|sent|missing")}</p>
        </>
      }
      links={
        <>
          <AuthLink lead={t("auth|sent|wrong_address")} href={withNext("/signup", next)}>
            {t("auth|sent|again")}
          </AuthLink>
          <AuthLink lead={t("auth|sent|verified")} href={withNext("/login", next)}>
            {t("auth|to_login")}
          </AuthLink>
        </>
      }
    >
      <LinkRequestForm
        action={resendVerificationAction}
        locale={useLocale()}
        next={next}
        email={email}
        submitLabel={t("auth|sent|submit")}
        done={t("auth|resend|done")}
      />
    </AuthScreen>
  );
}
