"use server";

import { refresh } from "next/cache";
import { enteredIn, type FormState } from "@/lib/operations/action-result";
import { asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { voidTransaction } from "./operations";

const voidOne = asPageAction(voidTransaction);

/** The dialog that asks an administrator for the reason, as a form. */
export async function voidTransactionAction(_: unknown, form: unknown): Promise<FormState> {
  const id = Number(textIn(form, "id"));
  const payload = { id, reason: textIn(form, "reason") };
  const result = await voidOne(textIn(form, "pageUserId"), payload);
  const entered = enteredIn(form);
  if (!result.ok) {
    return { ...result, entered };
  }
  refresh();
  return { ok: true, answer: null, entered };
}
