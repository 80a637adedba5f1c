"use client";

import { useTranslations } from "next-intl";
import { storeSession } from "@/components/session/stored-session";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormState } from "@/lib/actions/action-result";
import { logInAction, resendVerificationAction } from "@/lib/actions/auth";
import type { Locale } from "@/lib/i18n/locales";
import { EmailField, NextField } from "./auth-form-fields";
import { FormNotice } from "./form-notice";
import { LinkRequestForm } from "./link-request-form";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

interface LoginFormProps {
  /** The language of a mail with a new link. */
  locale: Locale;
  next?: string | undefined;
}

/** Leaves by a full navigation, so that nothing stays that was loaded for a visitor. */
export function LoginForm({ locale, next }: LoginFormProps) {
  const { t, state, failure, isPending, props: sending, fieldIssues } = useAuthForm(logIn);
  return (
    <>
      <form {...sending} noValidate className="flex flex-col gap-5">
        <FormNotice state={failure} />
        <NextField next={next} />
        <EmailField autoComplete="username" fieldIssues={fieldIssues} />
        <PasswordField
          name="password"
          label={t("auth|password")}
          autoComplete="current-password"
          error={fieldIssues.errorOf("password")}
        />
        <Button type="submit" busy={isPending || state?.ok} className="self-start">
          {t("auth|login|submit")}
        </Button>
      </form>
      <VerificationOffer state={failure} {...{ locale, next }} />
    </>
  );
}

/**
 * Shown after every failed login, whatever the reason. Only with JavaScript, because without it the second
 * form's answer would lose the first.
 */
function VerificationOffer({ state, locale, next }: LoginFormProps & { state: FormState }) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const isRejected = state?.ok === false && state.code === "INVALID_CREDENTIALS";
  const email = isRejected ? state.entered.email : undefined;
  return isHydrated && email ? (
    <div className="space-y-3">
      <p>{t("auth|login|unverified", { email })}</p>
      <LinkRequestForm
        key={email}
        action={resendVerificationAction}
        email={email}
        submitLabel={t("auth|resend|submit")}
        done={t("auth|resend|done")}
        {...{ locale, next }}
      />
    </div>
  ) : null;
}

// The server must render the action itself, so that the form works without JavaScript.
const logIn = typeof window === "undefined" ? logInAction : logInHere;

/** Stores the id at once, not in an effect, because the answer may also navigate away and unmount this form. */
async function logInHere(...sent: Parameters<typeof logInAction>): ReturnType<typeof logInAction> {
  const state = await logInAction(...sent);
  if (state?.ok) {
    storeSession(state.answer.sessionId);
    location.assign(state.answer.next);
  }
  return state;
}
