import { useTranslations } from "next-intl";
import { withNext } from "@/lib/site/next-address";
import { EmailVerificationForm } from "./email-verification-form";
import { TokenScreen } from "./token-screen";

interface EmailVerificationScreenProps {
  token: string | undefined;
  next: string | undefined;
  /** As who changes an address mostly is: then it goes on to the account, not to a login. */
  isSignedIn?: boolean;
}

export function EmailVerificationScreen(props: EmailVerificationScreenProps) {
  const { token, next, isSignedIn = false } = props;
  const t = useTranslations();
  const newLinkHref = isSignedIn ? "/account#email" : withNext("/request-email-verification", next);
  return (
    <TokenScreen title={t("auth|verification|title")} {...{ token, next, newLinkHref }}>
      <EmailVerificationForm token={token ?? ""} {...{ next, newLinkHref, isSignedIn }} />
    </TokenScreen>
  );
}
