"use server";

import { refresh } from "next/cache";
import { enteredIn, type FormState } from "@/lib/operations/action-result";
import { asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { updateTransaction } from "./operations";
import type { TransactionStatus } from "./schema";
import { leadThroughLoginTo } from "./way-through-login";

const update = asPageAction(updateTransaction);

/** The dropdown as a plain form, without JavaScript: null where nothing else was chosen than is shown. */
export async function setTransactionStatusAction(_: unknown, form: unknown): Promise<FormState> {
  const [status, from] = [textIn(form, "status"), textIn(form, "from")] as TransactionStatus[];
  if (status === from) {
    return null;
  }
  // What a client posts can be anything: the operation refuses it.
  const change = { id: Number(textIn(form, "id")), status: status as never, from };
  const result = await update(textIn(form, "pageUserId"), change);
  refresh();
  const entered = enteredIn(form);
  return result.ok
    ? { ...result, entered }
    : { ...(await leadThroughLoginTo(`/transaction/detail/${change.id}`, result)), entered };
}
