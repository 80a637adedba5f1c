import { useLocale, useTranslations } from "next-intl";
import { requestPasswordResetAction, resendVerificationAction } from "@/lib/auth/actions";
import { AuthLink } from "./auth-link";
import { AuthScreen } from "./auth-screen";
import { LinkRequestForm } from "./link-request-form";

const actions = { forgot: requestPasswordResetAction, resend: resendVerificationAction };

/** Asks for a mail with a link: to reset the password (spec §2.3), or to verify the address once more. */
export function LinkRequestScreen({ mode }: { mode: keyof typeof actions }) {
  const t = useTranslations();
  return (
    <AuthScreen
      title={t(`auth|${mode}|title`)}
      notice={<p>{t(`auth|${mode}|lead`)}</p>}
      links={<AuthLink href="/login">{t("auth|to_login")}</AuthLink>}
    >
      <LinkRequestForm
        action={actions[mode]}
        locale={useLocale()}
        submitLabel={t(`auth|${mode}|submit`)}
        done={t(`auth|${mode}|done`)}
      />
    </AuthScreen>
  );
}
