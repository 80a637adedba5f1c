import { useLocale, useTranslations } from "next-intl";
import { requestPasswordResetAction, resendVerificationAction } from "@/lib/actions/auth";
import { withNext } from "@/lib/site/with-next";
import { AuthLink, AuthScreen } from "./auth-screen";
import { DraftBanner } from "./draft-banner";
import { LinkRequestForm } from "./link-request-form";

const actions = { forgot: requestPasswordResetAction, resend: resendVerificationAction };

interface LinkRequestScreenProps {
  mode: keyof typeof actions;
  next: string | undefined;
}

export function LinkRequestScreen({ mode, next }: LinkRequestScreenProps) {
  const t = useTranslations();
  return (
    <AuthScreen
      title={t(`auth|${mode}|title`)}
      notice={
        <>
          <DraftBanner next={next} />
          <p>{t(`auth|${mode}|lead`)}</p>
        </>
      }
      links={<AuthLink href={withNext("/login", next)}>{t("auth|to_login")}</AuthLink>}
    >
      <LinkRequestForm
        action={actions[mode]}
        locale={useLocale()}
        next={next}
        submitLabel={t(`auth|${mode}|submit`)}
        done={t(`auth|${mode}|done`)}
      />
    </AuthScreen>
  );
}
