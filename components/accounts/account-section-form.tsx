"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorSummary, type SummaryError } from "@/components/ui/inputs/error-summary";
import { TextField } from "@/components/ui/inputs/text-field";
import type { FormAction, FormState } from "@/lib/actions/action-result";
import { FormNotice } from "./auth/form-notice";
import { PasswordField } from "./auth/password-field";
import { useAuthForm } from "./auth/use-auth-form";

interface AccountFormProps {
  section: string;
  userId: string;
  action: FormAction;
  fields: SectionField[];
  email?: string | null;
  submit: string;
  done: string;
}

export function AccountSectionForm(props: AccountFormProps) {
  const { section, userId, action, fields, email, submit, done } = props;
  const { state, isPending, props: sending, fieldIssues } = useAuthForm(action);
  const inputs = fields.map((field) => ({
    id: `${section}-${field.name}`,
    field,
    typed: fieldIssues.typedInto(field.name),
    error: fieldIssues.errorOf(field.name),
  }));
  const summary = inputs.flatMap(({ id, field, error }) =>
    error ? [{ id, text: `${field.label}: ${error}` }] : [],
  );
  return (
    <form {...sending} noValidate className="flex max-w-form flex-col gap-5">
      <SectionNotice state={state} done={done} errors={summary} />
      <PageUserField userId={userId} />
      {email ? <KnownEmail email={email} /> : null}
      {inputs.map((input) => (
        <SectionInput key={input.id} {...input} />
      ))}
      <Button type="submit" busy={isPending} className="self-start">
        {submit}
      </Button>
    </form>
  );
}

interface SectionInputProps {
  id: string;
  field: SectionField;
  typed: string | undefined;
  error: string | undefined;
}

/** Several forms of the page have a password, so the ids contain the section. */
function SectionInput({ id, field, typed, error }: SectionInputProps) {
  const { name, label, type, autoComplete, hint, required, value } = field;
  if (type === "current-password" || type === "new-password") {
    return <PasswordField {...{ id, name, label, hint, error }} autoComplete={type} />;
  }
  return (
    <TextField
      {...{ id, name, label, hint, error, type, autoComplete, required }}
      defaultValue={typed ?? value ?? undefined}
    />
  );
}

export function KnownEmail({ email }: { email: string }) {
  return <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />;
}

/** Keeps the first user id, even when the page is rendered for another user later. */
export function PageUserField({ userId }: { userId: string }) {
  const [pageUserId] = useState(userId);
  return <input type="hidden" name="pageUserId" value={pageUserId} />;
}

export interface SectionField {
  name: string;
  label: string;
  type?: "text" | "email" | "current-password" | "new-password";
  autoComplete?: string;
  hint?: ReactNode;
  required?: boolean;
  value?: string | null;
}

interface SectionNoticeProps {
  state: FormState;
  done?: string;
  errors: SummaryError[];
}

export function SectionNotice({ state, done, errors }: SectionNoticeProps) {
  const t = useTranslations();
  if (errors.length > 0) {
    return <ErrorSummary title={t("error|VALIDATION")} errors={errors} />;
  }
  return <FormNotice state={state} {...(done && { done })} />;
}
