"use client";

import { Button } from "@/components/ui/button";
import type { FormAction } from "@/lib/actions/action-result";
import type { Locale } from "@/lib/i18n/locales";
import { EmailField, NextField } from "./auth-form-fields";
import { FormNotice } from "./form-notice";
import { useAuthForm } from "./use-auth-form";

interface LinkRequestFormProps {
  action: FormAction;
  /** The language of the mail. */
  locale: Locale;
  next: string | undefined;
  /** When known, the form does not ask for it. */
  email?: string | undefined;
  submitLabel: string;
  done: string;
}

/** Stays usable afterwards, because the address may have been mistyped and the answer never says so. */
export function LinkRequestForm(props: LinkRequestFormProps) {
  const { action, locale, next, email, submitLabel, done } = props;
  const { state, isPending, props: sending, fieldIssues } = useAuthForm(action);
  return (
    <form {...sending} noValidate className="flex flex-col gap-5">
      <FormNotice state={state} done={done} />
      <input type="hidden" name="locale" value={locale} />
      <NextField next={next} />
      {email === undefined ? (
        <EmailField autoComplete="username" fieldIssues={fieldIssues} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button
        type="submit"
        variant={state?.ok || email !== undefined ? "quiet" : "primary"}
        busy={isPending}
        className="self-start"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
