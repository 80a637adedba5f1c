import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import { reportable } from "@/lib/errors/report";
import type { Operation } from "@/lib/operations/define";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import type { FormState } from "./form-state";
import { requireOwnOrigin } from "./origin";

type Submission<Answer> = { answer: Answer } | { refusal: FormState };

/**
 * Runs an auth operation on a posted form, from a page of our own only. Never throws what is expected:
 * a refusal is the form's next state. What a client calls a form can be anything: then it has no fields.
 */
export async function submitForm<Input extends z.ZodType, Answer>(
  operation: Operation<Input, Answer>,
  form: unknown,
): Promise<Submission<Answer>> {
  const fields = textsOf(form);
  try {
    requireOwnOrigin(await headers());
    return { answer: (await runOperation(operation, visitor, fields)).answer };
  } catch (error) {
    const { code, data } = reportable(error, operation.name);
    const { password: _, ...values } = fields;
    return { refusal: { step: "refused", code, issues: data?.issues ?? [], values } };
  }
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
