"use client";

import { useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { callAction } from "@/components/form/call-action";
import { useSurePush } from "@/components/form/use-sure-push";
import type { Refusal } from "@/components/layout/refusal-banner";
import { dropStored, pageStore, readStored, writeStored } from "@/components/session/page-draft";
import { useDraftMoments } from "@/components/session/use-draft-moments";
import { isOfLostSession, useHeldPage } from "@/components/session/use-held-page";
import type { Issue } from "@/lib/errors/issues";
import type { ActionResult } from "@/lib/operations/action-result";

interface StepFormOptions<Entered extends FieldValues> {
  /** Under which the tab keeps what is not saved: of the import and its step. */
  draftName: string;
  initial: Entered;
  resolver: Resolver<Entered>;
  errorsOf: (issues: Issue[]) => FieldErrors<Entered>;
  save: (entered: Entered) => Promise<ActionResult<unknown>>;
  next: string;
}

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

/** `lagerfund:` is what a logout clears (components/session/stored-session.ts). */
const prefix = "lagerfund:csv-import-draft";

interface StepDraftOptions<Entered extends FieldValues> {
  form: UseFormReturn<Entered>;
  name: string;
  base: Entered;
}

/**
 * Keeps what is chosen in this tab, so that a reload or the way back loses nothing. A draft counts only on the page that
 * it was made on: one that knows what was saved since drops it, one out of the browser's history shows it.
 */
function useStepDraft<Entered extends FieldValues>(options: StepDraftOptions<Entered>) {
  const { form, name, base } = options;
  const key = `${prefix}:${name}`;
  const baseText = JSON.stringify(base);
  const isWritten = useRef(false);

  function restore(): void {
    const values = readStored(pageStore, key, (stored) => draftOn<Entered>(baseText, stored));
    if (values === null) {
      dropStored(pageStore, key);
      return;
    }
    isWritten.current = true;
    // Not by a reset: of a box or radio with a default that believes the page.
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Entered>, value);
    }
  }

  function keep(): void {
    // A logout has taken the draft away: leaving the page must not bring it back.
    if (isWritten.current && readStored(pageStore, key, (stored) => stored) === null) {
      return;
    }
    const values = form.getValues();
    isWritten.current = JSON.stringify(values) !== baseText;
    if (isWritten.current) {
      writeStored(pageStore, key, { base, values });
    } else {
      dropStored(pageStore, key);
    }
  }

  useDraftMoments(form, { restore, keep });
}

function draftOn<Entered>(baseText: string, stored: unknown): Entered | null {
  const draft = stored as { base?: unknown; values?: Entered } | null;
  const isOfPage = draft !== null && JSON.stringify(draft.base) === baseText;
  return (isOfPage && draft.values) || null;
}
