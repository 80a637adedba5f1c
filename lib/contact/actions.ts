"use server";

import { keyOfForm } from "@/lib/idempotency/named-call";
import { type ActionResult, asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { leadThroughLogin } from "@/lib/transactions/way-through-login";
import { contactSeller } from "./operations";
import type { SellerContact } from "./schema";

const contact = asPageAction(contactSeller);

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
