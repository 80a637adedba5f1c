"use server";

import { refresh } from "next/cache";
import { issueAt } from "@/lib/errors/issues";
import { textEntriesOf, textIn } from "@/lib/fields/posted-form";
import { keyOfForm } from "@/lib/idempotency/idempotency";
import {
  createTransaction,
  updateTransaction,
  voidTransaction,
} from "@/lib/transactions/operations";
import { piecesIn, readEntered } from "@/lib/transactions/request-entries";
import type { Transaction } from "@/lib/transactions/transaction";
import type { FailureCode, FormState } from "./action-result";
import { leadThroughLogin } from "./draft-through-login";
import { pageServerAction } from "./server-action";

const create = pageServerAction(createTransaction);

export const updateTransactionAction = pageServerAction(updateTransaction);

export type RequestState = FormState<Pick<Transaction, "id">>;

/** After these errors the page must show the current stock. */
const overtaken: ReadonlySet<FailureCode> = new Set([
  "STOCK_INSUFFICIENT",
  "LISTING_NOT_ACTIVE",
  "LISTING_WITHOUT_PRICE",
]);

/** Works without JavaScript; posting the same form twice makes one request. */
export async function requestListingAction(_: unknown, form: unknown): Promise<RequestState> {
  const entered = textEntriesOf(form);
  const { quantity, note } = readEntered(form);
  const listingId = Number(textIn(form, "listingId"));
  const payload = {
    listingId,
    quantity: quantity.trim() === "" ? (undefined as never) : (piecesIn(quantity) ?? Number.NaN),
    note,
  };
  const formKey = keyOfForm(textIn(form, "formKey"), payload);
  const result = await create(textIn(form, "pageUserId"), payload, formKey);
  if (result.ok || overtaken.has(result.code)) {
    refresh();
  }
  if (result.ok) {
    return { ok: true, answer: { id: result.answer.id }, entered };
  }
  const failure = await leadThroughLogin(result, { listingId, quantity, note });
  // The stock shown was already too small, so this is a field error.
  const most = piecesIn(textIn(form, "most"));
  return failure.code === "STOCK_INSUFFICIENT" && most !== null && payload.quantity > most
    ? { ...failure, issues: [issueAt("quantity", `at_most:${most}`)], entered }
    : { ...failure, entered };
}

const voidOne = pageServerAction(voidTransaction);

export async function voidTransactionAction(_: unknown, form: unknown): Promise<FormState> {
  const id = Number(textIn(form, "id"));
  const payload = { id, reason: textIn(form, "reason") };
  const result = await voidOne(textIn(form, "pageUserId"), payload);
  const entered = textEntriesOf(form);
  if (!result.ok) {
    return { ...result, entered };
  }
  refresh();
  return { ok: true, answer: null, entered };
}
