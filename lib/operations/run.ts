import type { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { issueCode, issuesOf } from "@/lib/errors/issues";
import type { Operation } from "./define";
import type { Viewer } from "./viewer";

export interface Outcome<Answer> {
  answer: Answer;
  /** Cache tags that are stale now; each door drops them in its own way. */
  staleTags: string[];
}

/**
 * The one way into an operation, in this order: may the viewer call it, is the input valid, run.
 * Throws AppError: UNAUTHENTICATED, FORBIDDEN, VALIDATION with `data.issues`, or the operation's own.
 */
export async function runOperation<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  viewer: Viewer,
  payload: unknown,
): Promise<Outcome<Answer>> {
  const admitted = operation.access.admit(viewer);
  const parsed = await operation.input.safeParseAsync(payload, { error: issueCode });
  if (!parsed.success) {
    throw new AppError("VALIDATION", { issues: issuesOf(parsed.error) });
  }
  const staleTags: string[] = [];
  const drop = (...tags: string[]) => void staleTags.push(...tags);
  const answer = await operation.run({ viewer: admitted, input: parsed.data, drop });
  return { answer, staleTags };
}
