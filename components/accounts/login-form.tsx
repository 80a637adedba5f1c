"use client";

import { useTranslations } from "next-intl";
import { storeSession } from "@/components/session/stored-session";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormState } from "@/lib/actions/action-result";
import { logInAction, resendVerificationAction } from "@/lib/actions/auth";
import type { Locale } from "@/lib/i18n/locales";
import { EmailField, NextField } from "./email-field";
import { FormNotice } from "./form-notice";
import { LinkRequestForm } from "./link-request-form";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

interface LoginFormProps {
  /** The language of the page, in which a mail with a new link then comes. */
  locale: Locale;
  next?: string | undefined;
}

/** Leaves by a full navigation, so that nothing stays that was loaded for a visitor (spec §4, Session). */
export function LoginForm({ locale, next }: LoginFormProps) {
  const { t, state, failure, isPending, props: sending, faults } = useAuthForm(logIn);
  return (
    <>
      <form {...sending} noValidate className="flex flex-col gap-5">
        <FormNotice state={failure} />
        <NextField next={next} />
        <EmailField autoComplete="username" faults={faults} />
        <PasswordField
          name="password"
          label={t("auth|password")}
          autoComplete="current-password"
          error={faults.errorOf("password")}
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
 * Under a refused login, whatever it was refused for (contract §3). Only where a script holds the refusal: without one
 * the answer to the second form would not know of the first, and the link below leads to a form of its own.
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

// What the server renders must be the action itself: so the form works before and without JavaScript.
const logIn = typeof window === "undefined" ? logInAction : logInHere;

/**
 * Keeps the id as soon as it is there, not in an effect: the answer to the action also renders the page anew, and
 * where the old cookie was a dead one that page leads away and takes this form along.
 */
async function logInHere(...sent: Parameters<typeof logInAction>): ReturnType<typeof logInAction> {
  const state = await logInAction(...sent);
  if (state?.ok) {
    storeSession(state.answer.sessionId);
    location.assign(state.answer.next);
  }
  return state;
}
