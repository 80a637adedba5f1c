"use server";

import { refresh } from "next/cache";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { asPageAction } from "@/lib/operations/as-action";
import { updateTransaction } from "./operations";
import { textIn } from "./rules";
import type { TransactionStatus } from "./schema";

const update = asPageAction(updateTransaction);

export type StatusOutcome = null | { ok: true } | { ok: false; code: ErrorCode };

/** The dropdown as a plain form, without JavaScript: null where nothing else was chosen than is shown. */
export async function setTransactionStatusAction(
  _: StatusOutcome,
  posted: unknown,
): Promise<StatusOutcome> {
  const form = posted instanceof FormData ? posted : new FormData();
  const [status, from] = [form.get("status"), form.get("from")] as TransactionStatus[];
  if (status === from) {
    return null;
  }
  // What a client posts can be anything: the operation refuses it.
  const change = { id: Number(form.get("id")), status: status as never, from };
  const result = await update(textIn(form, "pageUserId"), change);
  refresh();
  return result.ok ? { ok: true } : { ok: false, code: result.code };
}
