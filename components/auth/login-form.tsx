"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { keepSession } from "@/components/session/stored-session";
import { Button } from "@/components/ui/button";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { useHydrated } from "@/components/ui/use-hydrated";
import { logInAction, resendVerificationAction } from "@/lib/auth/actions";
import type { LogInState } from "@/lib/auth/log-in-state";
import type { Locale } from "@/lib/i18n/locales";
import { untouched } from "@/lib/operations/form-state";
import { EmailField } from "./email-field";
import { FormNotice } from "./form-notice";
import { LinkRequestForm } from "./link-request-form";
import { NextField } from "./next-field";
import { PasswordField } from "./password-field";
import { useFieldFaults } from "./use-field-faults";

interface LoginFormProps {
  /** The language of the page, in which a mail with a new link then comes. */
  locale: Locale;
  next?: string | undefined;
}

/** Leaves by a full navigation, so that nothing stays that was loaded for a visitor (spec §4, Session). */
export function LoginForm({ locale, next }: LoginFormProps) {
  const t = useTranslations();
  const [state, act, isPending] = useActionState<LogInState, FormData>(logIn, untouched);
  const isLeaving = state.step === "logged-in";
  const shown = isLeaving ? untouched : state;
  const guard = useSubmitGuard(isPending || isLeaving, t("auth|offline"));
  const faults = useFieldFaults(shown);
  return (
    <>
      <form action={act} onSubmit={guard} noValidate className="flex flex-col gap-5">
        <FormNotice state={shown} />
        <NextField next={next} />
        <EmailField autoComplete="username" faults={faults} />
        <PasswordField
          name="password"
          label={t("auth|password")}
          autoComplete="current-password"
          error={faults.errorOf("password")}
        />
        <Button type="submit" busy={isPending || isLeaving} className="self-start">
          {t("auth|login|submit")}
        </Button>
      </form>
      <VerificationOffer state={shown} {...{ locale, next }} />
    </>
  );
}

/**
 * Under a refused login, whatever it was refused for (contract §3). Only where a script holds the refusal: without one
 * the answer to the second form would not know of the first, and the link below leads to a form of its own.
 */
function VerificationOffer({ state, locale, next }: LoginFormProps & { state: LogInState }) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const isRefused = state.step === "refused" && state.code === "INVALID_CREDENTIALS";
  const email = isRefused ? state.values.email : undefined;
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
async function logInHere(before: LogInState, form: FormData): Promise<LogInState> {
  const state = await logInAction(before, form);
  if (state.step === "logged-in") {
    keepSession(state.sessionId);
    location.assign(state.next);
  }
  return state;
}
