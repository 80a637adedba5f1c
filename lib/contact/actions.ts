"use server";

import { keyOfForm } from "@/lib/idempotency/named-call";
import { type ActionResult, asAction, asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { leadThroughLogin } from "@/lib/transactions/way-through-login";
import { contactOperator, contactSeller } from "./operations";
import { trapField } from "./rules";
import type { OperatorContact, SellerContact } from "./schema";

const contact = asPageAction(contactSeller);
const writeToOperator = asAction(contactOperator);

export type QuestionState =
  | null
  | Extract<ActionResult<SellerContact>, { ok: true }>
  | (Extract<ActionResult<SellerContact>, { ok: false }> & { entered: string });

/** The question as a form: works without JavaScript, is sent once, and comes back with its faults. */
export async function contactSellerAction(_: QuestionState, form: unknown): Promise<QuestionState> {
  const entered = textIn(form, "question");
  const payload = { listingId: Number(textIn(form, "listingId")), message: entered };
  const key = keyOfForm(textIn(form, "formKey"), payload);
  const result = await contact(textIn(form, "pageUserId"), payload, key);
  if (result.ok) {
    return result;
  }
  const { listingId } = payload;
  return { ...(await leadThroughLogin(result, { listingId, question: entered })), entered };
}

type EnteredMessage = Partial<
  Record<"firstName" | "lastName" | "company" | "email" | "message", string>
>;

export type OperatorContactRefusal = Extract<ActionResult<OperatorContact>, { ok: false }> & {
  entered: EnteredMessage;
};

export type OperatorContactState =
  | null
  | Extract<ActionResult<OperatorContact>, { ok: true }>
  | OperatorContactRefusal;

/**
 * The contact form: works without JavaScript, and comes back with its faults and what was entered. What fills in the field
 * that nobody sees is told the same as everybody, and nothing else happens.
 */
export async function contactOperatorAction(
  _: OperatorContactState,
  form: unknown,
): Promise<OperatorContactState> {
  const entered = {
    firstName: textIn(form, "firstName"),
    lastName: textIn(form, "lastName"),
    company: textIn(form, "company"),
    email: textIn(form, "email"),
    message: textIn(form, "message"),
  };
  if (textIn(form, trapField) !== "") {
    return { ok: true, answer: { replyTo: entered.email } };
  }
  const result = await writeToOperator(entered);
  return result.ok ? result : { ...result, entered };
}
