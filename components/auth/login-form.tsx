"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { keepSession } from "@/components/session/stored-session";
import { Button } from "@/components/ui/button";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { logInAction } from "@/lib/auth/actions";
import type { LogInState } from "@/lib/auth/log-in-state";
import { untouched } from "@/lib/operations/form-state";
import { EmailField } from "./email-field";
import { FormNotice } from "./form-notice";
import { NextField } from "./next-field";
import { PasswordField } from "./password-field";
import { useFieldFaults } from "./use-field-faults";

/** Leaves by a full navigation, so that nothing stays that was loaded for a visitor (spec §4, Session). */
export function LoginForm({ next }: { next?: string | undefined }) {
  const t = useTranslations();
  const [state, act, isPending] = useActionState<LogInState, FormData>(logIn, untouched);
  const isLeaving = state.step === "logged-in";
  const shown = isLeaving ? untouched : state;
  const guard = useSubmitGuard(isPending || isLeaving, t("auth|offline"));
  const faults = useFieldFaults(shown);
  return (
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
  );
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
