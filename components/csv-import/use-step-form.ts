"use client";

import { useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import { callAction } from "@/components/form/call-action";
import { useSurePush } from "@/components/form/use-sure-push";
import type { Refusal } from "@/components/layout/refusal-banner";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import type { Issue } from "@/lib/errors/issues";
import type { ActionResult } from "@/lib/operations/action-result";
import { useStepDraft } from "./use-step-draft";

interface StepFormOptions<Entered extends FieldValues> {
  /** Under which the tab keeps what is not saved: of the import and its step. */
  draftName: string;
  initial: Entered;
  resolver: Resolver<Entered>;
  /** A refusal's issues at the form's own controls. */
  errorsOf: (issues: Issue[]) => FieldErrors<Entered>;
  save: (entered: Entered) => Promise<ActionResult<unknown>>;
  /** The address of the next step. */
  next: string;
}

/** State and submission of a step. */
export function useStepForm<Entered extends FieldValues>(options: StepFormOptions<Entered>) {
  const { draftName, initial, resolver, errorsOf, save, next } = options;
  const push = useSurePush(() => {
    isSent.current = false;
    setSaved(false);
  });
  const [failure, setFailure] = useState<Refusal | null>(null);
  useHeldPage(isOfLostSession(failure?.code));
  const isSent = useRef(false);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Entered>({
    defaultValues: initial as DefaultValues<Entered>,
    resolver,
    shouldFocusError: false,
  });
  useStepDraft({ form, name: draftName, base: initial });

  /** A second press while the first is under way, or has succeeded, sends nothing. */
  async function send(entered: Entered): Promise<void> {
    if (isSent.current) {
      return;
    }
    isSent.current = true;
    setFailure(null);
    const result = await callAction(() => save(entered));
    if (result.ok) {
      setSaved(true);
      push(next);
      return;
    }
    isSent.current = false;
    for (const [name, error] of flat(errorsOf(result.issues))) {
      form.setError(name as Path<Entered>, error);
    }
    setFailure(failureOf(result));
  }

  return {
    form,
    submit: form.handleSubmit(send, () => setFailure(null)),
    failure,
    isBusy: form.formState.isSubmitting || isSaved,
  };
}

/** Where fields are at fault, they say so themselves. */
function failureOf<Refused extends Refusal & { issues: readonly unknown[] }>(
  refused: Refused,
): Refused | null {
  return refused.issues.length > 0 ? null : refused;
}

function flat(errors: object, prefix = ""): [string, { message: string }][] {
  return Object.entries(errors).flatMap(([name, error]: [string, { message?: unknown }]) =>
    typeof error.message === "string"
      ? [[prefix + name, { message: error.message }]]
      : flat(error, `${prefix}${name}.`),
  );
}
