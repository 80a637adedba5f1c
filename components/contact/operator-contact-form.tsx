"use client";

import { type ReactNode, useActionState } from "react";
import { KeptTyping } from "@/components/session/kept-typing";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import type { OperatorContactState } from "@/lib/contact/actions";
import { OperatorControl } from "./operator-control";
import type { OperatorField } from "./operator-fields";
import { OperatorRefusal, type RefusalTexts, sentencesOf } from "./operator-refusal";

type ContactAction = (
  before: OperatorContactState,
  form: FormData,
) => Promise<OperatorContactState>;

interface OperatorContactFormProps {
  action: ContactAction;
  /** The page that answers without JavaScript. */
  answerPath: string;
  fields: OperatorField[];
  /** What the page knows of who writes. */
  known: Partial<Record<OperatorField["name"], string>>;
  /** What stands below the fields: the trap, and what becomes of what is entered. */
  children: ReactNode;
  /** `replyTo` has the place "{email}". */
  sent: { notice: ReactNode; replyTo: string; another: string };
  refused: RefusalTexts;
  submit: { label: string; className: string };
}

/** Works before and without JavaScript; the confirmation takes the form's place. */
export function OperatorContactForm(props: OperatorContactFormProps) {
  const { action, answerPath, fields, known, children, sent, refused, submit } = props;
  const [state, act, isPending] = useActionState(kept(action), null, answerPath);
  const guard = useSubmitGuard(isPending, refused.offline);
  if (state?.ok) {
    return (
      <FocusedNotice news={state}>
        {sent.notice}
        <p>{sent.replyTo.replace("{email}", () => state.answer.replyTo)}</p>
        <a href={answerPath} className="link tap-size self-start">
          {sent.another}
        </a>
      </FocusedNotice>
    );
  }
  const values = state?.entered ?? known;
  const sentences = sentencesOf(state, refused);
  return (
    <form
      action={act}
      onSubmit={guard}
      noValidate
      className="@container flex max-w-text flex-col gap-5"
    >
      {state ? <OperatorRefusal {...{ state, fields, sentences, refused }} /> : null}
      <div className="grid gap-5 @md:grid-cols-2">
        {fields.map((field) => (
          <OperatorControl
            key={field.name}
            field={field}
            value={values[field.name]}
            error={sentences[field.name]}
          />
        ))}
      </div>
      {children}
      <KeptTyping name="operator" />
      <button type="submit" aria-disabled={isPending || undefined} className={submit.className}>
        {submit.label}
      </button>
    </form>
  );
}

/** A message that is lost on the way stays in the form. The server renders the action itself, to which the form posts. */
function kept(action: ContactAction): ContactAction {
  if (typeof window === "undefined") {
    return action;
  }
  return (before, form) =>
    action(before, form).catch(() => ({
      ok: false,
      code: "UNAVAILABLE",
      issues: [],
      entered: Object.fromEntries(form) as Record<string, string>,
    }));
}
