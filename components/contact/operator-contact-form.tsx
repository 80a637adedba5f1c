"use client";

import type { ReactNode } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { KeptTyping } from "@/components/session/kept-typing";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { OperatorContact } from "@/lib/contact/schema";
import type { FormAction } from "@/lib/operations/action-result";
import { OperatorControl } from "./operator-control";
import type { OperatorField } from "./operator-fields";
import { OperatorRefusal, type RefusalTexts, sentencesOf } from "./operator-refusal";

interface OperatorContactFormProps {
  action: FormAction<OperatorContact>;
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
  const { state, failure, isPending, props: sending } = useFormAction(action, { answerPath });
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
  const values = failure?.entered ?? known;
  const sentences = sentencesOf(failure, refused);
  return (
    <form {...sending} noValidate className="@container flex max-w-text flex-col gap-5">
      {failure ? <OperatorRefusal {...{ failure, fields, sentences, refused }} /> : null}
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
