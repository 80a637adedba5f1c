"use client";

import { keepSession } from "@/components/session/stored-session";
import { Button } from "@/components/ui/button";
import { logInAction } from "@/lib/auth/actions";
import { EmailField } from "./email-field";
import { FormNotice } from "./form-notice";
import { NextField } from "./next-field";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";

/** Leaves by a full navigation, so that nothing stays that was loaded for a visitor (spec §4, Session). */
export function LoginForm({ next }: { next?: string | undefined }) {
  const { t, state, failure, isPending, props: sending, faults } = useAuthForm(logIn);
  return (
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
  );
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
    keepSession(state.answer.sessionId);
    location.assign(state.answer.next);
  }
  return state;
}
