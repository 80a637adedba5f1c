import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Issue } from "@/lib/errors/issues";

/** What a form shows: nothing yet, success, or why not, with what was typed (never passwords). */
export type FormState =
  | { step: "untouched" }
  | { step: "done" }
  | {
      step: "refused";
      code: ErrorCode;
      issues: Issue[];
      values: Record<string, string>;
      /** Of TOO_MANY_REQUESTS and UNAVAILABLE. */
      retryAfterInSeconds?: number | undefined;
    };

export const untouched: FormState = { step: "untouched" };
