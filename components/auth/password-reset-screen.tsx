import { useTranslations } from "next-intl";
import { PasswordResetForm } from "./password-reset-form";
import { TokenScreen } from "./token-screen";

export function PasswordResetScreen({ token }: { token?: string | undefined }) {
  const t = useTranslations();
  const newLinkHref = "/request-password-reset";
  return (
    <TokenScreen title={t("auth|reset|title")} token={token} newLinkHref={newLinkHref}>
      <PasswordResetForm token={token ?? ""} newLinkHref={newLinkHref} />
    </TokenScreen>
  );
}
