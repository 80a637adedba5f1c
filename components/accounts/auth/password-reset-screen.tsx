import { useTranslations } from "next-intl";
import { withNext } from "@/lib/site/with-next";
import { PasswordResetForm } from "./password-reset-form";
import { TokenScreen } from "./token-screen";

interface PasswordResetScreenProps {
  token: string | undefined;
  /** Checked first, before a user types two passwords. */
  isAlive: boolean;
  next: string | undefined;
}

export function PasswordResetScreen({ token, isAlive, next }: PasswordResetScreenProps) {
  const t = useTranslations();
  const newLinkHref = withNext("/request-password-reset", next);
  return (
    <TokenScreen title={t("auth|reset|title")} {...{ token, next, newLinkHref }}>
      <PasswordResetForm token={token ?? ""} {...{ isAlive, next, newLinkHref }} />
    </TokenScreen>
  );
}
