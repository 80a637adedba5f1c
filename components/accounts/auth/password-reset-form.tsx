"use client";

import { Button } from "@/components/ui/button";
import { resetPasswordAction } from "@/lib/actions/auth";
import { PasswordField } from "./password-field";
import { TokenForm } from "./token-form";
import { useAuthForm } from "./use-auth-form";

interface PasswordResetFormProps {
  token: string;
  isAlive: boolean;
  next: string | undefined;
  newLinkHref: string;
}

export function PasswordResetForm(props: PasswordResetFormProps) {
  const form = useAuthForm(resetPasswordAction);
  const { t, isPending, fieldIssues } = form;
  return (
    <TokenForm form={form} done={t("auth|reset|done")} {...props}>
      <p>{t("auth|reset|lead")}</p>
      <PasswordField
        name="password"
        label={t("auth|reset|password")}
        hint={t("auth|signup|password_hint")}
        autoComplete="new-password"
        error={fieldIssues.errorOf("password")}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t("auth|passwordConfirmation")}
        autoComplete="new-password"
        error={fieldIssues.errorOf("passwordConfirmation")}
      />
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|reset|submit")}
      </Button>
    </TokenForm>
  );
}
