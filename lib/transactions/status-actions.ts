"use server";

import { refresh } from "next/cache";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { updateTransaction } from "./operations";
import type { TransactionStatus } from "./schema";
import { leadThroughLoginTo } from "./way-through-login";

const update = asPageAction(updateTransaction);

export type StatusOutcome = null | { ok: true } | { ok: false; code: ErrorCode };

/** The dropdown as a plain form, without JavaScript: null where nothing else was chosen than is shown. */
export async function setTransactionStatusAction(
  _: StatusOutcome,
  form: unknown,
): Promise<StatusOutcome> {
  const [status, from] = [textIn(form, "status"), textIn(form, "from")] as TransactionStatus[];
  if (status === from) {
    return null;
  }
  // What a client posts can be anything: the operation refuses it.
  const change = { id: Number(textIn(form, "id")), status: status as never, from };
  const result = await update(textIn(form, "pageUserId"), change);
  refresh();
  if (result.ok) {
    return { ok: true };
  }
  const { code } = await leadThroughLoginTo(`/transaction/detail/${change.id}`, result);
  return { ok: false, code };
}
