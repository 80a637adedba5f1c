"use client";

import { Button } from "@/components/ui/button";
import type { Locale } from "@/lib/i18n/locales";
import type { FormState } from "@/lib/operations/form-state";
import { EmailField } from "./email-field";
import { FormNotice } from "./form-notice";
import { useAuthForm } from "./use-auth-form";

interface LinkRequestFormProps {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** The language of the page, in which the mail then comes. */
  locale: Locale;
  submitLabel: string;
  done: string;
}

/** Stays usable after it was sent: the address may have been mistyped, and nobody is told so. */
export function LinkRequestForm({ action, locale, submitLabel, done }: LinkRequestFormProps) {
  const { state, act, isPending, guard, faults } = useAuthForm(action);
  return (
    <form action={act} onSubmit={guard} noValidate className="flex flex-col gap-5">
      <FormNotice state={state} done={done} />
      <input type="hidden" name="locale" value={locale} />
      <EmailField autoComplete="username" faults={faults} />
      <Button type="submit" busy={isPending} className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
