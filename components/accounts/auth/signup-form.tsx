"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TypingDraft } from "@/components/session/typing-draft";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/inputs/text-field";
import type { FormState } from "@/lib/actions/action-result";
import { signUpAction } from "@/lib/actions/auth";
import type { Locale } from "@/lib/i18n/locales";
import { withNext } from "@/lib/site/with-next";
import { EmailField, NextField } from "./auth-form-fields";
import { FormNotice } from "./form-notice";
import { PasswordField } from "./password-field";
import { useAuthForm, type useFieldIssues } from "./use-auth-form";

interface SignupFormProps {
  /** The language of the confirmation mail. */
  locale: Locale;
  next?: string | undefined;
}

export function SignupForm({ locale, next }: SignupFormProps) {
  const { t, state, isPending, props: sending, fieldIssues } = useAuthForm(signUp);
  const isLeaving = state?.ok;
  return (
    <form {...sending} noValidate className="flex flex-col gap-5">
      <FormNotice state={state} done={t("auth|signup|done")} />
      <input type="hidden" name="locale" value={locale} />
      <NextField next={next} />
      <EmailField autoComplete="email" fieldIssues={fieldIssues} />
      <PasswordField
        name="password"
        label={t("auth|password")}
        hint={t("auth|signup|password_hint")}
        autoComplete="new-password"
        error={fieldIssues.errorOf("password")}
      />
      <SignupDetails state={state} fieldIssues={fieldIssues} />
      <TypingDraft name="signup" />
      <Button type="submit" busy={isPending || isLeaving} className="self-start">
        {t("auth|signup|submit")}
      </Button>
    </form>
  );
}

// The server must render the action itself, so that the form works without JavaScript.
const signUp = typeof window === "undefined" ? signUpAction : signUpHere;

/** Navigates as the server redirects without JavaScript. */
async function signUpHere(_: unknown, form: FormData): ReturnType<typeof signUpAction> {
  const state = await signUpAction(null, form);
  if (state?.ok) {
    const next = form.get("next");
    location.assign(withNext("/signup/sent", typeof next === "string" ? next : undefined));
  }
  return state;
}

const details = [
  { name: "username", autoComplete: "nickname" },
  { name: "street", autoComplete: "street-address" },
  { name: "zipCode", autoComplete: "postal-code" },
  { name: "city", autoComplete: "address-level2" },
  { name: "country", autoComplete: "country-name" },
] as const;

interface SignupDetailsProps {
  state: FormState;
  fieldIssues: ReturnType<typeof useFieldIssues>;
}

export function SignupDetails({ state, fieldIssues }: SignupDetailsProps) {
  const t = useTranslations();
  const { errorOf, typedInto } = fieldIssues;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The form resets its fields, but not the open box.
    if (state?.ok && box.current) {
      box.current.open = false;
    }
  }, [state]);
  return (
    <details ref={box} open={details.some(({ name }) => errorOf(name) || typedInto(name))}>
      <summary className="link w-fit cursor-pointer">{t("auth|signup|details")}</summary>
      <div className="mt-4 flex flex-col gap-5">
        {details.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            name={name}
            label={t(`auth|${name}`)}
            hint={name === "username" ? t("auth|signup|username_hint") : undefined}
            autoComplete={autoComplete}
            defaultValue={typedInto(name)}
            error={errorOf(name)}
          />
        ))}
      </div>
    </details>
  );
}
