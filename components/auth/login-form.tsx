"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { TextField } from "@/components/ui/text-field";
import { logInAction } from "@/lib/auth/actions";
import { untouched } from "@/lib/operations/form-state";
import { FormNotice } from "./form-notice";
import { useFieldFaults } from "./use-field-faults";

export function LoginForm({ next }: { next?: string | undefined }) {
  const t = useTranslations();
  const [state, act, isPending] = useActionState(logInAction, untouched);
  const guard = useSubmitGuard(isPending, t("auth|offline"));
  const { errorOf, typedInto } = useFieldFaults(state);
  return (
    <form action={act} onSubmit={guard} noValidate className="flex flex-col gap-5">
      <FormNotice state={state} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <TextField
        name="email"
        type="email"
        label={t("auth|email")}
        autoComplete="username"
        required
        defaultValue={typedInto("email")}
        error={errorOf("email")}
      />
      <TextField
        name="password"
        type="password"
        label={t("auth|password")}
        autoComplete="current-password"
        required
        error={errorOf("password")}
      />
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|login|submit")}
      </Button>
    </form>
  );
}
