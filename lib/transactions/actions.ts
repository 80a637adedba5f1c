"use server";

import { refresh } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { keyOfForm } from "@/lib/idempotency/named-call";
import { piecesIn } from "@/lib/listings/form-post";
import { type ActionResult, asAction, asPageAction } from "@/lib/operations/as-action";
import { withNext } from "@/lib/site/next-address";
import { createTransaction, updateTransaction } from "./operations";
import { createRequestDraft } from "./request-draft-operations";
import { draftPath, readEntered, textIn } from "./rules";
import type { Transaction } from "./transaction";

const create = asPageAction(createTransaction);
const keepDraft = asAction(createRequestDraft);

export const updateTransactionAction = asAction(updateTransaction);

export type RequestState =
  | null
  | (ActionResult<Pick<Transaction, "id">> & { entered: { quantity: string; note: string } });

/** After these the page shows what is true by now: how many are left, or why none can be requested. */
const overtaken: ReadonlySet<ErrorCode> = new Set(["STOCK_INSUFFICIENT", "LISTING_NOT_ACTIVE"]);

/**
 * The request box as a form: works without JavaScript, answers what was entered with its faults, and makes one request
 * of the same form posted twice.
 */
export async function requestListingAction(_: RequestState, form: unknown): Promise<RequestState> {
  const entered = readEntered(form);
  const { quantity, note } = entered;
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
  if (result.code === "UNAUTHENTICATED" && !(await headers()).has("next-action")) {
    await leadToLogin(listingId, entered);
  }
  return { ...result, entered };
}

/** Without JavaScript the page of a dead session is a visitor's: what was entered waits behind the login. */
async function leadToLogin(listingId: number, entered: ReturnType<typeof readEntered>) {
  const kept = await keepDraft({ listingId, ...entered });
  if (kept.ok) {
    redirect(withNext("/login", draftPath(listingId, kept.answer.id, entered)));
  }
}
