"use client";

import { Button } from "@/components/ui/button";
import { resetPasswordAction } from "@/lib/auth/actions";
import { DeadLink } from "./dead-link";
import { FormNotice } from "./form-notice";
import { LoginWay } from "./login-way";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

/** Ends with the success and the way to the login, since the link works only once. */
export function PasswordResetForm({ token, newLinkHref }: { token: string; newLinkHref: string }) {
  const { t, state, act, isPending, guard, faults } = useAuthForm(resetPasswordAction);
  const notice = (
    <FormNotice
      state={state}
      done={t("auth|reset|done")}
      way={<LoginWay />}
      deadLink={<DeadLink newLinkHref={newLinkHref} />}
    />
  );
  if (state.step === "done") {
    return <div className="flex flex-col gap-5">{notice}</div>;
  }
  return (
    <form action={act} onSubmit={guard} noValidate className="flex flex-col gap-5">
      {notice}
      <p>{t("auth|reset|lead")}</p>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        label={t("auth|reset|password")}
        hint={t("auth|signup|password_hint")}
        autoComplete="new-password"
        error={faults.errorOf("password")}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t("auth|passwordConfirmation")}
        autoComplete="new-password"
        error={faults.errorOf("passwordConfirmation")}
      />
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|reset|submit")}
      </Button>
    </form>
  );
}
