import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Issue } from "@/lib/errors/issues";
import { textIn } from "@/lib/fields/form-text";

/** What a call can fail with: the server's codes, and two that only a browser knows. */
export type FailureCode = ErrorCode | "UNREACHABLE" | "OUTDATED";

export interface Failure {
  ok: false;
  code: FailureCode;
  issues: Issue[];
  retryAfterInSeconds?: number | undefined;
  listingId?: number | undefined;
}

/** What a server action answers: what fails as expected is a value too. */
export type ActionResult<Answer> = { ok: true; answer: Answer } | Failure;

/** The texts of a form by field, without passwords. */
export type Entered = Record<string, string>;

/** What a form shows: null before it is sent, then the result and what was entered. */
export type FormState<Answer = unknown> = (ActionResult<Answer> & { entered: Entered }) | null;

/** An action for a `<form>`, with and without JavaScript. */
export type FormAction<Answer = unknown> = (
  before: unknown,
  form: FormData,
) => Promise<FormState<Answer>>;

/** The form's own fields; React adds some of its own, which start with "$". What a client calls a form can be anything. */
export function enteredIn(form: unknown): Entered {
  const fields = textsIn(form).filter(([name]) => !/password/i.test(name));
  return Object.fromEntries(fields);
}

/** All texts of a posted form, passwords included. */
export function textsIn(form: unknown): [string, string][] {
  const names =
    form instanceof FormData ? [...form.keys()].filter((name) => !name.startsWith("$")) : [];
  return names.map((name) => [name, textIn(form, name)]);
}
