"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import { TextField } from "@/components/ui/text-field";
import { signUpAction } from "@/lib/auth/actions";
import type { Locale } from "@/lib/i18n/locales";
import { untouched } from "@/lib/operations/form-state";
import { FormNotice } from "./form-notice";
import { SignupDetails } from "./signup-details";
import { useFieldFaults } from "./use-field-faults";

/** `locale`: the language of the page, in which the confirmation mail then comes. */
export function SignupForm({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const [state, act, isPending] = useActionState(signUpAction, untouched);
  const guard = useSubmitGuard(isPending, t("auth|offline"));
  const faults = useFieldFaults(state);
  return (
    <form action={act} onSubmit={guard} noValidate className="flex flex-col gap-5">
      <FormNotice state={state} done={t("auth|signup|done")} />
      <input type="hidden" name="locale" value={locale} />
      <TextField
        name="email"
        type="email"
        label={t("auth|email")}
        autoComplete="email"
        required
        defaultValue={faults.typedInto("email")}
        error={faults.errorOf("email")}
      />
      <TextField
        name="password"
        type="password"
        label={t("auth|password")}
        hint={t("auth|signup|password_hint")}
        autoComplete="new-password"
        required
        error={faults.errorOf("password")}
      />
      <SignupDetails faults={faults} />
      <Button type="submit" busy={isPending} className="self-start">
        {t("auth|signup|submit")}
      </Button>
    </form>
  );
}
