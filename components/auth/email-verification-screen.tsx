import { useTranslations } from "next-intl";
import { EmailVerificationForm } from "./email-verification-form";
import { TokenScreen } from "./token-screen";

export function EmailVerificationScreen({ token }: { token?: string | undefined }) {
  const t = useTranslations();
  const newLinkHref = "/request-email-verification";
  return (
    <TokenScreen title={t("auth|verification|title")} token={token} newLinkHref={newLinkHref}>
      <EmailVerificationForm token={token ?? ""} newLinkHref={newLinkHref} />
    </TokenScreen>
  );
}
