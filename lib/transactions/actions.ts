"use server";

import { refresh } from "next/cache";
import { type ActionResult, asAction } from "@/lib/operations/as-action";
import { createTransaction, updateTransaction } from "./operations";
import type { Transaction } from "./transaction";

const create = asAction(createTransaction);

export const updateTransactionAction = asAction(updateTransaction);

type RequestState =
  | null
  | (ActionResult<Transaction> & { entered: { quantity: string; note: string } });

/** The request box as a form: works without JavaScript and answers what was entered with its faults. */
export async function requestListingAction(_: RequestState, form: unknown): Promise<RequestState> {
  const entered = { quantity: text(form, "quantity"), note: text(form, "note") };
  const result = await create({
    listingId: Number(text(form, "listingId")),
    quantity: entered.quantity === "" ? (undefined as never) : Number(entered.quantity),
    note: entered.note,
  });
  if (result.ok) {
    refresh();
  }
  return { ...result, entered };
}

// What a client calls a form can be anything.
function text(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value : "";
}
