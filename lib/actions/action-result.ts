import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Issue } from "@/lib/errors/issues";
import type { FormEntries } from "@/lib/fields/posted-form";

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

/** What a form shows: null before it is sent, then the result and what was entered. */
export type FormState<Answer = unknown> = (ActionResult<Answer> & { entered: FormEntries }) | null;

/** An action for a `<form>`, with and without JavaScript. */
export type FormAction<Answer = unknown> = (
  before: unknown,
  form: FormData,
) => Promise<FormState<Answer>>;
