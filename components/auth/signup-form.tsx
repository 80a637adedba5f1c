"use client";

import { KeptTyping } from "@/components/session/kept-typing";
import { Button } from "@/components/ui/button";
import { signUpAction } from "@/lib/auth/actions";
import type { Locale } from "@/lib/i18n/locales";
import { withNext } from "@/lib/site/next-address";
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
  const { t, state, isPending, props: sending, faults } = useAuthForm(signUp);
  const isLeaving = state?.ok;
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
      <Button type="submit" busy={isPending || isLeaving} className="self-start">
        {t("auth|signup|submit")}
      </Button>
    </form>
  );
}

// What the server renders must be the action itself: so the form works before and without JavaScript.
const signUp = typeof window === "undefined" ? signUpAction : signUpHere;

/** Goes on to the page that names the address, as the server leads without JavaScript. */
async function signUpHere(_: unknown, form: FormData): ReturnType<typeof signUpAction> {
  const state = await signUpAction(null, form);
  if (state?.ok) {
    const next = form.get("next");
    location.assign(withNext("/signup/sent", typeof next === "string" ? next : undefined));
  }
  return state;
}
