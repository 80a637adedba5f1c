import "server-only";
import { updateTag } from "next/cache";
import { headers } from "next/headers";
import type { z } from "zod";
import { requireOwnOrigin } from "@/lib/auth/origin";
import { currentViewer } from "@/lib/auth/viewer";
import { reportable } from "@/lib/errors/report";
import { clientOf } from "@/lib/site/client-address";
import type { Operation } from "./define";
import type { FormState } from "./form-state";
import { runOperation } from "./run";
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
  try {
    const requestHeaders = await headers();
    requireOwnOrigin(requestHeaders);
    const viewer = await currentViewer();
    const client = clientOf(requestHeaders);
    const { answer, staleTags } = await runOperation(operation, viewer, fields, client);
    for (const tag of staleTags) {
      updateTag(tag);
    }
    return { answer };
  } catch (error) {
    const { code, data } = reportable(error, operation.name);
    const { issues = [], retryAfterInSeconds } = data ?? {};
    const values = withoutPasswords(fields);
    return { refusal: { step: "refused", code, issues, values, retryAfterInSeconds } };
  }
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
