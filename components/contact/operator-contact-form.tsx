"use client";

import type { ReactNode } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { TypingDraft } from "@/components/session/typing-draft";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { Field } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import type { Failure, FailureCode, FormAction } from "@/lib/actions/action-result";
import type { OperatorContact } from "@/lib/contact/schema";
import type { OperatorContactField } from "./operator-contact-fields";

interface OperatorContactFormProps {
  action: FormAction<OperatorContact>;
  /** The page that answers without JavaScript. */
  answerPath: string;
  fields: OperatorContactField[];
  known: Partial<Record<OperatorContactField["name"], string>>;
  children: ReactNode;
  /** `replyTo` contains the placeholder "{email}". */
  sent: { notice: ReactNode; replyTo: string; another: string };
  rejected: CallErrorTexts;
  submit: { label: string; className: string };
}

export function OperatorContactForm(props: OperatorContactFormProps) {
  const { action, answerPath, fields, known, children, sent, rejected, submit } = props;
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
  const sentences = sentencesOf(failure, rejected);
  return (
    <form {...sending} noValidate className="flex max-w-text flex-col gap-5">
      {failure ? <OperatorError {...{ failure, fields, sentences, rejected }} /> : null}
      <div className="grid gap-5 md:grid-cols-2">
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
      <TypingDraft name="operator" />
      <button type="submit" aria-disabled={isPending || undefined} className={submit.className}>
        {submit.label}
      </button>
    </form>
  );
}

interface CallErrorTexts {
  errors: string;
  /** Sentences by issue code. */
  issues: Record<string, string>;
  tooMany: ReactNode;
  failed: ReactNode;
  unreachable: ReactNode;
}

const kinds: Partial<Record<FailureCode, "tooMany" | "unreachable">> = {
  TOO_MANY_REQUESTS: "tooMany",
  UNREACHABLE: "unreachable",
};

type Sentences = Partial<Record<string, string>>;

interface OperatorErrorProps {
  failure: Failure;
  fields: OperatorContactField[];
  sentences: Sentences;
  rejected: CallErrorTexts;
}

function OperatorError({ failure, fields, sentences, rejected }: OperatorErrorProps) {
  const errors = fields.flatMap(({ name, title }) => {
    const sentence = sentences[name];
    return sentence ? [{ id: controlId(name), text: `${title}: ${sentence}` }] : [];
  });
  return (
    <FocusedNotice news={failure}>
      {errors.length > 0 ? (
        <ErrorSummary title={rejected.errors} errors={errors} rejections={0} />
      ) : (
        rejected[kinds[failure.code] ?? "failed"]
      )}
    </FocusedNotice>
  );
}

function sentencesOf(failure: Failure | null, { issues }: CallErrorTexts): Sentences {
  const found = failure?.issues.toReversed() ?? [];
  return Object.fromEntries(found.map(({ path, code }) => [path, issues[code] ?? issues.invalid]));
}

interface OperatorControlProps {
  field: OperatorContactField;
  value: string | undefined;
  error: string | undefined;
}

function OperatorControl({ field, value, error }: OperatorControlProps) {
  const { name, label, hint, isWide, ...rest } = field;
  const id = controlId(name);
  const attributes = {
    name,
    type: rest.type,
    rows: rest.rows,
    required: rest.required,
    autoComplete: rest.autoComplete,
    defaultValue: value,
    ...fieldAttributes(id, { hint, error }),
  };
  return (
    <Field
      {...{ label, hint, error }}
      htmlFor={id}
      required={rest.required ?? false}
      className={isWide ? "md:col-span-2" : ""}
    >
      {rest.rows ? (
        <textarea {...attributes} className="field-control block" />
      ) : (
        <input {...attributes} className="field-control control-size" />
      )}
    </Field>
  );
}

function controlId(name: string): string {
  return `contact-${name}`;
}
