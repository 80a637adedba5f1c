import { useTranslations } from "next-intl";
import type { PendingVerification } from "@/lib/accounts/credentials/mutations/email-verification";
import { withNext } from "@/lib/site/with-next";
import { AuthLink } from "./auth-screen";
import { EmailVerificationForm } from "./email-verification-form";
import { TokenScreen } from "./token-screen";

interface EmailVerificationScreenProps {
  token: string | undefined;
  pending: PendingVerification | null;
  next: string | undefined;
  /** A signed-in user has changed the address, so the account page comes next. */
  isSignedIn?: boolean;
}

export function EmailVerificationScreen(props: EmailVerificationScreenProps) {
  const { token, pending, next, isSignedIn = false } = props;
  const t = useTranslations();
  const newLinkHref = isSignedIn ? "/account#email" : withNext("/request-email-verification", next);
  const forgotten =
    pending === null ? null : (
      <AuthLink href={withNext("/request-password-reset", next)}>{t("auth|forgot|title")}</AuthLink>
    );
  return (
    <TokenScreen
      title={t("auth|verification|title")}
      {...{ token, next, newLinkHref }}
      links={forgotten}
    >
      <EmailVerificationForm token={token ?? ""} {...{ pending, next, newLinkHref, isSignedIn }} />
    </TokenScreen>
  );
}
