"use server";

import { trapField } from "@/lib/contact/fields";
import { contactOperator, contactSeller } from "@/lib/contact/operations";
import type { OperatorContact, SellerContact } from "@/lib/contact/schema";
import { textEntriesOf, textIn } from "@/lib/fields/posted-form";
import { keyOfForm } from "@/lib/idempotency/idempotency";
import type { FormState } from "./action-result";
import { leadThroughLogin } from "./draft-through-login";
import { pageServerAction, serverAction } from "./server-action";

const contact = pageServerAction(contactSeller);
const writeToOperator = serverAction(contactOperator);

export async function contactSellerAction(
  _: unknown,
  form: unknown,
): Promise<FormState<SellerContact>> {
  const question = textIn(form, "question");
  const payload = { listingId: Number(textIn(form, "listingId")), message: question };
  const key = keyOfForm(textIn(form, "formKey"), payload);
  const result = await contact(textIn(form, "pageUserId"), payload, key);
  const entered = textEntriesOf(form);
  if (result.ok) {
    return { ...result, entered };
  }
  const { listingId } = payload;
  return { ...(await leadThroughLogin(result, { listingId, question })), entered };
}

/** Works without JavaScript. */
export async function contactOperatorAction(
  _: unknown,
  form: unknown,
): Promise<FormState<OperatorContact>> {
  const entered = {
    firstName: textIn(form, "firstName"),
    lastName: textIn(form, "lastName"),
    company: textIn(form, "company"),
    email: textIn(form, "email"),
    message: textIn(form, "message"),
  };
  if (textIn(form, trapField) !== "") {
    return { ok: true, answer: { replyTo: entered.email }, entered };
  }
  return { ...(await writeToOperator(entered)), entered };
}
