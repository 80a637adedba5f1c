import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Issue } from "@/lib/errors/issues";
import type { FormEntries } from "@/lib/fields/posted-form";

/** Only browsers know UNREACHABLE and OUTDATED. */
export type FailureCode = ErrorCode | "UNREACHABLE" | "OUTDATED";

export interface Failure {
  ok: false;
  code: FailureCode;
  issues: Issue[];
  retryAfterInSeconds?: number | undefined;
  listingId?: number | undefined;
}

/** Expected errors are values. */
export type ActionResult<Answer> = { ok: true; answer: Answer } | Failure;

/** Null before the form is sent. */
export type FormState<Answer = unknown> = (ActionResult<Answer> & { entered: FormEntries }) | null;

/** Works with and without JavaScript. */
export type FormAction<Answer = unknown> = (
  before: unknown,
  form: FormData,
) => Promise<FormState<Answer>>;
