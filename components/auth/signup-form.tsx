"use client";

import { KeptTyping } from "@/components/session/kept-typing";
import { Button } from "@/components/ui/button";
import { signUpAction } from "@/lib/auth/actions";
import type { Locale } from "@/lib/i18n/locales";
import { EmailField } from "./email-field";
import { FormNotice } from "./form-notice";
import { NextField } from "./next-field";
import { PasswordField } from "./password-field";
import { SignupDetails } from "./signup-details";
import { useAuthForm } from "./use-auth-form";

interface SignupFormProps {
  /** The language of the page, in which the confirmation mail then comes. */
  locale: Locale;
  next?: string | undefined;
}

export function SignupForm({ locale, next }: SignupFormProps) {
  const { t, state, isPending, props: sending, faults } = useAuthForm(signUpAction);
  return (
    <form {...sending} noValidate className="flex flex-col gap-5">
      <FormNotice state={state} done={t("auth|signup|done")} />
      <input type="hidden" name="locale" value={locale} />
      <NextField next={next} />
      <EmailField autoComplete="email" faults={faults} />
      <PasswordField
        name="password"
        label={t("auth|password")}
        hint={t("auth|signup|password_hint")}
        autoComplete="new-password"
        error={faults.errorOf("password")}
      />
      <SignupDetails state={state} faults={faults} />
      <KeptTyping name="signup" />
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|signup|submit")}
      </Button>
    </form>
  );
}
