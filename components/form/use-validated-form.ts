"use client";

import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ActionResult, Failure } from "@/lib/actions/action-result";
import { type FieldIssue, resolverOf } from "./field-errors";
import { useReliablePush } from "./use-reliable-push";
import { type SendState, useSend } from "./use-send";

interface SavedFormOptions<Values, Answer> {
  initial: Values;
  issuesOf: (values: Values) => readonly FieldIssue[];
  fieldAt: (path: string) => string;
  maySend?: () => Promise<boolean>;
  save: (values: Values) => Promise<ActionResult<Answer>>;
  /** Answers the next page or the failure; null shows nothing. */
  settle: (
    result: ActionResult<Answer> | Failure,
  ) => string | Failure | null | Promise<string | Failure | null>;
}

export function useValidatedForm<Values extends FieldValues, Answer>(
  options: SavedFormOptions<Values, Answer>,
) {
  const { initial, issuesOf, fieldAt, maySend = async () => true, save, settle } = options;
  const { send, stay, hideFailure, failure, isPending } = useSend();
  const push = useReliablePush(stay);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(issuesOf),
    shouldFocusError: false,
  });

  async function submit(values: Values): Promise<void> {
    if (await maySend()) {
      hideFailure();
      await send<ActionResult<Answer>>(() => save(values), show);
    }
  }

  /** Issues are shown at their fields. */
  async function show(result: ActionResult<Answer> | Failure): Promise<SendState> {
    const next = await settle(result);
    if (typeof next === "string") {
      push(next);
      return "leaving";
    }
    const { issues = [] } = next ?? {};
    for (const { path, code } of issues) {
      form.setError(fieldAt(path) as Path<Values>, { message: code });
    }
    return issues.length > 0 ? null : next;
  }

  return { form, submit: form.handleSubmit(submit, hideFailure), failure, isBusy: isPending };
}
