import "server-only";
import type { z } from "zod";
import { asAction } from "./as-action";
import type { Operation } from "./define";
import type { FormState } from "./form-state";
import type { Viewer } from "./viewer";

type Submission<Answer> = { answer: Answer } | { refusal: FormState };

/**
 * Runs an operation on a posted form, from a page of our own only, as whoever is signed in. Never throws what is
 * expected: a refusal is the form's next state. What a client calls a form can be anything: then it has no fields.
 */
export async function submitForm<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  form: unknown,
): Promise<Submission<Answer>> {
  const fields = textsOf(form);
  const result = await asAction(operation)(fields as z.input<Input>);
  if (result.ok) {
    return { answer: result.answer };
  }
  const { code, issues, retryAfterInSeconds } = result;
  const values = withoutPasswords(fields);
  return { refusal: { step: "refused", code, issues, values, retryAfterInSeconds } };
}

/** The action of a form that has nothing more to say than that it is done. */
export function asFormAction<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
): (state: FormState, form: FormData) => Promise<FormState> {
  return async (_, form) => {
    const submission = await submitForm(operation, form);
    return "refusal" in submission ? submission.refusal : { step: "done" };
  };
}

/** The form's own fields; React adds some of its own, which start with "$". */
function textsOf(form: unknown): Record<string, string> {
  if (!(form instanceof FormData)) {
    return {};
  }
  const texts = [...form].filter(
    ([name, value]) => !name.startsWith("$") && typeof value === "string",
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

function withoutPasswords(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)));
}
