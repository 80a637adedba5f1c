"use client";

import { Button } from "@/components/ui/button";
import { resetPasswordAction } from "@/lib/actions/auth";
import { DeadLink, NextStepLink } from "./dead-link";
import { FormNotice } from "./form-notice";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

interface PasswordResetFormProps {
  token: string;
  isAlive: boolean;
  next: string | undefined;
  newLinkHref: string;
}

export function PasswordResetForm(props: PasswordResetFormProps) {
  const { token, isAlive, next, newLinkHref } = props;
  const {
    t,
    state,
    failure,
    isPending,
    props: sending,
    fieldIssues,
  } = useAuthForm(resetPasswordAction);
  const deadLink = <DeadLink newLinkHref={newLinkHref} />;
  const way = <NextStepLink next={next} />;
  const notice = <FormNotice {...{ state, way, deadLink }} done={t("auth|reset|done")} />;
  // Without JavaScript a success renders the page again, and its link is dead by then.
  if (state === null && !isAlive) {
    return deadLink;
  }
  if (state?.ok || failure?.code === "TOKEN_INVALID") {
    return <div className="flex flex-col gap-5">{notice}</div>;
  }
  return (
    <form {...sending} noValidate className="flex flex-col gap-5">
      {notice}
      <p>{t("auth|reset|lead")}</p>
      <input type="hidden" name="token" value={token} />
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
    </form>
  );
}
