"use client";

import { useTranslations } from "next-intl";
import { useActionState, useEffect } from "react";
import { keepSession } from "@/components/session/stored-session";
import { Button } from "@/components/ui/button";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { logInAction } from "@/lib/auth/actions";
import type { LogInState } from "@/lib/auth/log-in-state";
import { untouched } from "@/lib/operations/form-state";
import { EmailField } from "./email-field";
import { FormNotice } from "./form-notice";
import { PasswordField } from "./password-field";
import { useFieldFaults } from "./use-field-faults";

/** Leaves by a full navigation, so that nothing stays that was loaded for a visitor (spec §4, Session). */
export function LoginForm({ next }: { next?: string | undefined }) {
  const t = useTranslations();
  const [state, act, isPending] = useActionState<LogInState, FormData>(logInAction, untouched);
  const isLeaving = state.step === "logged-in";
  const shown = isLeaving ? untouched : state;
  const guard = useSubmitGuard(isPending || isLeaving, t("auth|offline"));
  const faults = useFieldFaults(shown);
  useEffect(() => {
    if (state.step === "logged-in") {
      keepSession(state.sessionId);
      location.assign(state.next);
    }
  }, [state]);
  return (
    <form action={act} onSubmit={guard} noValidate className="flex flex-col gap-5">
      <FormNotice state={shown} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
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
