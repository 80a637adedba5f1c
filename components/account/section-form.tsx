"use client";

import type { ReactNode } from "react";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import type { FormState } from "@/lib/operations/form-state";
import type { SectionField } from "./section-field";
import { SectionInput } from "./section-input";
import { type RefusalHints, SectionNotice } from "./section-notice";
import { useFarewell } from "./use-farewell";

interface SectionFormProps {
  /** The section's anchor. */
  section: string;
  action: (state: FormState, form: FormData) => Promise<FormState>;
  fields: SectionField[];
  /** For password managers: whose password is asked for. */
  email?: string | null;
  submit: string;
  done?: string;
  /** There is no way back: painted so, and once it is done nothing of the session stays in the browser. */
  isFinal?: boolean;
  hints?: RefusalHints;
  /** Folded away under this text until wanted, open again when it was refused. */
  fold?: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** One form of the account page: what comes of it is said at the form itself, and nothing typed is lost. */
export function SectionForm(props: SectionFormProps) {
  const {
    section,
    action,
    fields,
    email,
    submit,
    done,
    isFinal = false,
    hints,
    fold,
    children,
  } = props;
  const { state, act, isPending, guard, faults } = useAuthForm(action);
  useFarewell(isFinal && isPending);
  const inputs = fields.map((field) => ({
    id: `${section}-${field.name}`,
    field,
    typed: faults.typedInto(field.name),
    error: faults.errorOf(field.name),
  }));
  const summary = inputs.flatMap(({ id, field, error }) =>
    error ? [{ id, text: `${field.label}: ${error}` }] : [],
  );
  const form = (
    <form action={act} onSubmit={guard} noValidate className="flex max-w-form flex-col gap-5">
      {children}
      <SectionNotice state={state} done={done} faults={summary} hints={hints} />
      {email ? (
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      ) : null}
      {inputs.map((input) => (
        <SectionInput key={input.id} {...input} />
      ))}
      <Button
        type="submit"
        variant={isFinal ? "danger" : "primary"}
        busy={isPending}
        className="self-start"
      >
        {submit}
      </Button>
    </form>
  );
  if (!fold) {
    return form;
  }
  return (
    <details open={state.step === "refused"}>
      <summary className={buttonStyle({ variant: "danger" })}>{fold}</summary>
      <div className="mt-5">{form}</div>
    </details>
  );
}
