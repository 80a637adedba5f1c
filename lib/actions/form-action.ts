import "server-only";
import type { z } from "zod";
import { type FormEntries, textEntriesOf, textsIn } from "@/lib/fields/posted-form";
import type { Viewer } from "@/lib/fields/viewer";
import type { Operation } from "@/lib/operations/define";
import type { ActionResult, FormAction } from "./action-result";
import { pageServerAction, serverAction } from "./server-action";

export async function submitForm<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  form: unknown,
): Promise<ActionResult<Answer> & { entered: FormEntries }> {
  const payload = Object.fromEntries(textsIn(form)) as z.input<Input>;
  return { ...(await serverAction(operation)(payload)), entered: textEntriesOf(form) };
}

/** Fails with OTHER_ACCOUNT unless the field `pageUserId` names the viewer. */
export async function submitPageForm<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  form: unknown,
): Promise<ActionResult<Answer> & { entered: FormEntries }> {
  const { pageUserId, ...payload } = Object.fromEntries(textsIn(form));
  const result = await pageServerAction(operation)(pageUserId ?? "", payload as z.input<Input>);
  return { ...result, entered: textEntriesOf(form) };
}

export function formAction<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
): FormAction<Answer> {
  return (_, form) => submitForm(operation, form);
}

export function pageFormAction<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
): FormAction<Answer> {
  return (_, form) => submitPageForm(operation, form);
}
